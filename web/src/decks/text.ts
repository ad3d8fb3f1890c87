/** A deck as a text file: its name is a remark in the first line, the rest is the game's. */

const REMARK = '#';

export function withName(name: string, text: string): string {
  return name ? `${REMARK} ${name}\n${text}` : text;
}

/** The name that the first line may hold, and the deck without remarks. */
export function takeName(text: string): { name: string; text: string } {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const first = lines.find((line) => line.trim()) ?? '';
  const name = first.startsWith(REMARK) ? first.slice(REMARK.length).trim().slice(0, 60) : '';
  return { name, text: lines.filter((line) => line.trim() && !line.startsWith(REMARK)).join('\n') + '\n' };
}

export function fileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L');
  return `${
    plain
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'deck'
  }.txt`;
}
