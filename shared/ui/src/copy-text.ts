/**
 * Puts a text onto the clipboard; answers whether that worked. Plain HTTP in a local network has no clipboard to write
 * to: there the text is selected and copied as by hand, `beside` what was pressed or has the focus, because a dialog
 * takes the focus back from whatever lies outside of it.
 */
export async function copyText(
  text: string,
  beside = document.activeElement ?? document.body,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard, or no permission to it.
    return copyBySelection(text, beside);
  }
}

function copyBySelection(text: string, beside: Element): boolean {
  const giveBack = rememberFocus();
  const field = document.createElement('textarea');
  field.value = text;
  // No keyboard rises for a field that cannot be written to, and no page zooms to one of 16 px.
  field.readOnly = true;
  Object.assign(field.style, {
    position: 'fixed',
    top: '0',
    opacity: '0',
    fontSize: '16px',
    userSelect: 'text',
  });
  beside.after(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    // A browser that knows neither way.
    return false;
  } finally {
    field.remove();
    giveBack();
  }
}

/** Keeps what has the focus and what is selected; returns what gives both back. */
function rememberFocus(): () => void {
  const focused = document.activeElement;
  const selection = document.getSelection();
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index),
  );
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    selection?.removeAllRanges();
    for (const range of ranges) if (range) selection?.addRange(range);
  };
}
