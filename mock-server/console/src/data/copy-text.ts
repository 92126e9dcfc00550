/** Puts a text on the clipboard; where the browser keeps it from pages, the sentence that refuses has the text in it. */
export async function copyText(text: string): Promise<void> {
  if (await isCopied(text)) return;
  throw new Error(`This browser lets no page copy: take it from here. ${text}`);
}

/** Only pages of a safe address have the newer way: in the local network the older one is left. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
