/** Which languages there are: each is a folder of words beside the Python code. */

export type Lang = string;

const FOLDER = '../../../src/podziemia/words';
const sources = import.meta.glob<string>('../../../src/podziemia/words/*/ui.ftl', { query: '?raw', import: 'default' });

export const FALLBACK: Lang = 'en';
export const LANGUAGES: readonly Lang[] = Object.keys(sources)
  .map((path) => path.slice(FOLDER.length + 1, -'/ui.ftl'.length))
  .sort();

/** The words of the page itself. */
export async function uiSource(lang: Lang): Promise<string> {
  return (await sources[`${FOLDER}/${lang}/ui.ftl`]?.()) ?? '';
}

/** The first of the wanted languages (`pl-PL`, `en`) that we speak. */
export function spoken(wanted: readonly string[]): Lang {
  const known = wanted.map((lang) => lang.split('-')[0]!.toLowerCase()).find((lang) => LANGUAGES.includes(lang));
  return known ?? FALLBACK;
}

/** What a language is called, in itself or in another one. */
export function languageName(lang: Lang, said: Lang = lang): string {
  return new Intl.DisplayNames([said], { type: 'language' }).of(lang) ?? lang;
}
