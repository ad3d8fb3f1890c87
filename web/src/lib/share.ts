/** Giving things out: the clipboard, a file. */

/** Copy a text; also without https, where the clipboard of the browser is closed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'hide';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

export function download(name: string, file: string | Blob): void {
  const url = URL.createObjectURL(
    typeof file === 'string' ? new Blob([file], { type: 'text/plain;charset=utf-8' }) : file,
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
