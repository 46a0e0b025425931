/**
 * Puts a text on the clipboard, and beside it the same as HTML for programs that take tables: by the browser's own call,
 * and where it is refused (a page without TLS, an old browser) by copying a selection.
 * @returns whether it is there
 */
export async function copyText(text: string, html: string): Promise<boolean> {
  return (await copyBoth(text, html)) || (await copyPlain(text)) || copySelected(text);
}

async function copyBoth(text: string, html: string): Promise<boolean> {
  try {
    const kinds = { 'text/plain': text, 'text/html': html };
    const parts = Object.entries(kinds).map(([type, said]) => [type, new Blob([said], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
    return true;
  } catch {
    return false;
  }
}

async function copyPlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'vh';
  document.body.append(area);
  area.select();
  const isDone = typeof document.execCommand === 'function' && document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
