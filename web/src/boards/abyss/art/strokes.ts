/** A drawing is a list of strokes; `as` is the class that gives a stroke its ink. */
export type Stroke = { readonly d: string; readonly as?: string };
export type Drawing = readonly Stroke[];

/** A circle as a path, so that a drawing is one kind of thing. */
export function disc(cx: number, cy: number, r: number, as?: string): Stroke {
  return { d: `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, as };
}
