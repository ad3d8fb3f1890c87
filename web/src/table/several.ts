/** An answer of several things in order (`orders get_food>dig_tunnels>mine_gold`) is chosen one thing after another. */
import type { Ask, Option, Way } from '../wire/table';

/** An option as the page offers it. */
export interface Choice extends Option {
  /** Made here: one thing of an answer of several. */
  part?: true;
  /** Made here: several answers in a row behind one click. */
  way?: Way;
  /** By whom or what the option goes, where that says more than its thing: who stands on the space. */
  name?: string;
  /** Where it goes by the name of another one too, the thing they differ in. */
  at?: string;
}

/** Of those that would read the same each says its thing as well: a big figure can be aimed at on several spaces. */
export function toldApart(options: Choice[]): Choice[] {
  const alike = (one: Choice): boolean =>
    options.some((other) => other !== one && other.verb === one.verb && other.name === one.name);
  return options.map((option) => (option.name && alike(option) ? { ...option, at: option.thing } : option));
}

/** The ways of a question as options of their own; one of a single answer is an option already. */
export function wayOptions(ask: Ask): Choice[] {
  return ask.ways
    .filter((way) => way.answers.length > 1)
    .map((way) => ({ text: `way ${way.thing}`, verb: 'way', thing: way.thing, final: false, way }));
}

const BETWEEN = '>';

const partsOf = (option: Option): string[] => option.thing.split(BETWEEN);

const startsWith = (parts: string[], picked: string[]): boolean => picked.every((part, i) => parts[i] === part);

/** The options as a person sees them: for answers of several things only the next thing, each once. */
export function nextParts(options: Option[], picked: string[]): Choice[] {
  const shown: Choice[] = [];
  for (const option of options) {
    const parts = partsOf(option);
    if (parts.length === 1) {
      if (!picked.length) shown.push(option);
      continue;
    }
    const part = parts[picked.length];
    if (part === undefined || !startsWith(parts, picked) || shown.some((other) => other.part && other.thing === part))
      continue;
    shown.push({
      text: `${option.verb} ${[...picked, part].join(BETWEEN)}`,
      verb: option.verb,
      thing: part,
      final: false,
      part: true,
    });
  }
  return shown;
}

/** Whether the option is this answer, or the next step towards it. */
export function leadsTo(option: Choice, answer: string | undefined): boolean {
  return option.text === answer || (!!option.part && !!answer?.startsWith(option.text + BETWEEN));
}

/** The answer that these things make, when they are all there. */
export function completed(options: Option[], picked: string[]): Option | undefined {
  return options.find((option) => option.thing === picked.join(BETWEEN));
}

/** The things of an answer already given. */
export function thingsOf(option: Option): string[] {
  return partsOf(option);
}
