/** The dungeon as a few large paths: what never moves is drawn once for a map, by ink and not by square. */
export const S = 48;

export interface Ink {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  filter?: string;
}

/** Something on the map: its middle and its size, in units of the drawing. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Ground {
  below: Ink[];
  walls: Ink[];
  rocks: [number, number][];
  torches: [number, number][];
  box: { x: number; y: number; w: number; h: number };
}

type Cell = [number, number];

/** The same square always looks the same. */
function noise(a: number, b: number): number {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5;
  return s - Math.floor(s);
}

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

function rounded(x: number, y: number, w: number, r: number): string {
  const straight = w - 2 * r;
  return `M${x + r} ${y}h${straight}q${r} 0 ${r} ${r}v${straight}q0 ${r} ${-r} ${r}h${-straight}q${-r} 0 ${-r} ${-r}v${-straight}q0 ${-r} ${r} ${-r}z`;
}

/** Squares of water, lava or pit united, with round outer corners. */
function blob(cells: Cell[], inset: number, r: number): string {
  const set = new Set(cells.map(String));
  const has = (row: number, column: number): boolean => set.has(`${row},${column}`);
  const w = S - 2 * inset;
  return cells
    .map(([row, column]) => {
      const [x, y] = [column * S, row * S];
      const right = has(row, column + 1);
      const down = has(row + 1, column);
      const corner = right && down && has(row + 1, column + 1);
      return (
        rounded(x + inset, y + inset, w, r) +
        (right ? rect(x + S / 2, y + inset, S, w) : '') +
        (down ? rect(x + inset, y + S / 2, w, S) : '') +
        (corner ? rect(x + S / 2, y + S / 2, S, S) : '')
      );
    })
    .join('');
}

const TONES = 5;

function floors(cells: Cell[]): Ink[] {
  const tones = Array.from({ length: TONES }, (_, i) => ({
    d: cells
      .filter(([r, c]) => Math.floor(noise(r, c) * TONES) === i)
      .map(([r, c]) => rect(c * S, r * S, S, S))
      .join(''),
    fill: `hsl(${24 + i * 3} ${8 + i}% ${25 + i * 1.6}%)`,
  }));
  const cracks = cells
    .map(([r, c]) => {
      const [n, m, x, y] = [noise(r, c), noise(c, r + 9), c * S, r * S];
      if (n > 0.7) return `M${x + 10 + m * 12} ${y + 6}l5 11-7 8 9 14`;
      return m > 0.72 ? `M${x} ${y + 24}h${S}M${x + 20 + n * 10} ${y}v24` : '';
    })
    .join('');
  return [
    ...tones,
    {
      d: cells.map(([r, c]) => `M${c * S + 1.5} ${r * S + S - 2}V${r * S + 1.5}h${S - 3.5}`).join(''),
      stroke: '#fff',
      opacity: 0.09,
      width: 1.5,
    },
    { d: cells.map(([r, c]) => rect(c * S, r * S, S, S)).join(''), stroke: '#0b090a', opacity: 0.75, width: 1.6 },
    { d: cracks, stroke: '#0b090a', opacity: 0.5, width: 1.4 },
  ];
}

function hazards(of: (kind: string) => Cell[]): Ink[] {
  const [water, lava, pit] = [of('water'), of('lava'), of('pit')];
  const each = (cells: Cell[], draw: (x: number, y: number, n: number) => string): string =>
    cells.map(([r, c]) => draw(c * S, r * S, noise(r + 3, c))).join('');
  return [
    { d: blob(water, -1, 17), fill: '#26302f' },
    { d: blob(water, 3, 15), fill: '#1d4a58' },
    { d: blob(water, 8, 12), fill: '#27677a' },
    {
      d: each(
        water,
        (x, y, n) => `M${x + 6} ${y + 14 + n * 8}q6-5 12 0t12 0M${x + 16} ${y + 32 - n * 5}q6-5 12 0t12 0`,
      ),
      stroke: '#bfe6ee',
      opacity: 0.45,
      width: 1.8,
    },
    { d: blob(lava, -8, 20), fill: '#ff7a2b', opacity: 0.75, filter: 'url(#de-blur)' },
    { d: blob(lava, -1, 16), fill: '#2b0d07' },
    { d: blob(lava, 4, 15), fill: '#d9481c' },
    { d: blob(lava, 11, 10), fill: '#ff9a3c' },
    {
      d: each(
        lava,
        (x, y, n) => `M${x + 8} ${y + 10 + n * 10}l12-4 8 8-10 9zM${x + 26} ${y + 28 - n * 4}l13-2 3 10-12 4z`,
      ),
      fill: '#3a120a',
      opacity: 0.85,
    },
    { d: blob(pit, 1, 10), fill: '#6a5a4b' },
    { d: blob(pit, 4, 9), fill: '#2a211b' },
    { d: blob(pit, 9, 8), fill: '#060405' },
    { d: each(pit, (x, y) => `M${x + 3} ${y + 40}l6-5 5 6M${x + 30} ${y + 5}l6 5 6-4`), stroke: '#8c7a66', width: 2 },
  ].filter((ink) => ink.d);
}

const BRICKS = [
  [0, 0, 22],
  [24, 0, 24],
  [0, 11, 11],
  [13, 11, 22],
  [37, 11, 11],
] as const;

function walls(cells: Cell[], open: (row: number, column: number) => boolean): Ink[] {
  const path = (
    test: (r: number, c: number) => boolean,
    draw: (x: number, y: number, r: number, c: number) => string,
  ): string =>
    cells
      .filter(([r, c]) => test(r, c))
      .map(([r, c]) => draw(c * S, r * S, r, c))
      .join('');
  const face = (r: number, c: number): boolean => open(r + 1, c);
  const bricks = [0, 1, 2].map((tone) => ({
    d: path(face, (x, y, r, c) =>
      BRICKS.filter(([bx, by]) => Math.floor(noise(bx + c, by + r) * 3) === tone)
        .map(([bx, by, bw]) => rect(x + bx, y + S - 21 + by, bw - 0.5, 9.5))
        .join(''),
    ),
    fill: `hsl(18 ${15 + tone * 3}% ${25 + tone * 3.5}%)`,
  }));
  const rim =
    path(
      (r, c) => open(r - 1, c),
      (x, y) => rect(x, y, S, 4),
    ) +
    path(
      (r, c) => open(r, c - 1),
      (x, y) => rect(x, y, 4, S),
    ) +
    path(
      (r, c) => open(r, c + 1),
      (x, y) => rect(x + S - 4, y, 4, S),
    );
  return [
    {
      d: path(
        () => true,
        (x, y) => rect(x - 0.5, y - 0.5, S + 1, S + 1),
      ),
      fill: 'hsl(14 8% 9%)',
    },
    {
      d: path(
        () => true,
        (x, y, r, c) => `M${x + 8 + noise(r, c) * 9} ${y + 8}l8 4 4 9M${x + 26} ${y + 17 + noise(r, c) * 8}l10-3`,
      ),
      stroke: '#000',
      opacity: 0.5,
      width: 2,
    },
    { d: rim, fill: '#6f6260' },
    { d: path(face, (x, y) => rect(x, y + S - 22, S, 22)), fill: '#1d1617' },
    ...bricks,
    { d: path(face, (x, y) => rect(x, y + S - 26, S, 5)), fill: '#8a7a74' },
  ];
}

/** Torches hang only on brick faces, well apart. */
function hang(faces: Cell[]): Cell[] {
  const torches: Cell[] = [];
  for (const [r, c] of faces) {
    if (torches.every(([a, b]) => Math.max(Math.abs(a - r), Math.abs(b - c)) > 5)) torches.push([r, c]);
  }
  return torches;
}

export function drawGround(terrain: string[][]): Ground {
  const open = (row: number, column: number): boolean => (terrain[row]?.[column] ?? 'nothing') !== 'nothing';
  const of = (kind: string): Cell[] =>
    terrain.flatMap((row, r) => row.flatMap((one, c) => (one === kind ? [[r, c] as Cell] : [])));
  const cells = terrain.flatMap((row, r) => row.flatMap((_, c) => (open(r, c) ? [[r, c] as Cell] : [])));
  const rows = cells.map(([r]) => r);
  const columns = cells.map(([, c]) => c);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [h, w] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const rock: Cell[] = [];
  for (let r = top - 3; r < top + h + 3; r++)
    for (let c = left - 8; c < left + w + 8; c++) if (!open(r, c)) rock.push([r, c]);
  const shade = [
    {
      d: cells
        .filter(([r, c]) => !open(r - 1, c))
        .map(([r, c]) => rect(c * S, r * S, S, 11))
        .join(''),
      fill: '#000',
      opacity: 0.35,
    },
    {
      d: cells
        .filter(([r, c]) => !open(r, c - 1))
        .map(([r, c]) => rect(c * S, r * S, 8, S))
        .join(''),
      fill: '#000',
      opacity: 0.28,
    },
  ];
  return {
    below: [...floors(cells), ...hazards(of), ...shade],
    walls: walls(rock, open),
    rocks: of('obstacle'),
    torches: hang(rock.filter(([r, c]) => open(r + 1, c))),
    box: { x: (left - 0.4) * S, y: (top - 0.75) * S, w: (w + 0.8) * S, h: (h + 1.15) * S },
  };
}

/** The border of a set of squares: the edges whose neighbour is not in it. */
export function contour(cells: Cell[]): string {
  const set = new Set(cells.map(String));
  const out = (row: number, column: number): boolean => !set.has(`${row},${column}`);
  return cells
    .map(([r, c]) => {
      const [x, y] = [c * S, r * S];
      return (
        (out(r - 1, c) ? `M${x} ${y}h${S}` : '') +
        (out(r + 1, c) ? `M${x} ${y + S}h${S}` : '') +
        (out(r, c - 1) ? `M${x} ${y}v${S}` : '') +
        (out(r, c + 1) ? `M${x + S} ${y}v${S}` : '')
      );
    })
    .join('');
}
