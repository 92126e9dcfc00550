/** Puts a text into the clipboard, also where the page stands on plain http and the browser knows only the old way. */
export async function copyText(text: string): Promise<void> {
  if (await isWritten(text)) return;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('This browser lets no page write to the clipboard.');
}

async function isWritten(text: string): Promise<boolean> {
  // On plain http, other than on this machine, there is none.
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
