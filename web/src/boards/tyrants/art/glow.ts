/** Three lights in the rock, as a picture of its own: gradients inside the map would be painted again with every change of the page. */
const LIGHTS = [
  { id: 'violet', colour: '#7d63c9', strength: 0.55, cx: 690, cy: 600, r: 430 },
  { id: 'blue', colour: '#4a6fb0', strength: 0.4, cx: 470, cy: 150, r: 380 },
  { id: 'green', colour: '#2f8d83', strength: 0.38, cx: 230, cy: 790, r: 360 },
];

/** How far the rock reaches around the map. */
export const WIDE = { x: -400, y: -400, width: 1800, height: 1800 };

const gradients = LIGHTS.map(
  ({ id, colour, strength, cx, cy, r }) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">` +
    `<stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
).join('');
const circles = LIGHTS.map(({ id, cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id})"/>`).join(
  '',
);
const viewBox = `${WIDE.x} ${WIDE.y} ${WIDE.width} ${WIDE.height}`;

export const GLOW = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${gradients}${circles}</svg>`)}`;
