import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** A page as plain HTTP in a local network gives it: without a clipboard; tells what is selected when it is copied. */
function openPlainPage(isCopied: boolean) {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard') ?? {};
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  document.body.innerHTML = '<div role="dialog"><p>Text</p><button>Copy</button></div>';
  const [dialog, button] = ['div', 'button'].map((tag) => document.querySelector<HTMLElement>(tag));
  if (!dialog || !button) throw new Error('the page has both');
  const copied: (string | undefined)[] = [];
  const execCommand = vi.fn(() => {
    const field = document.activeElement;
    const isInDialog = dialog.contains(field);
    copied.push(field instanceof HTMLTextAreaElement && isInDialog ? field.value : undefined);
    return isCopied;
  });
  Object.assign(document, { execCommand });
  onTestFinished(() => {
    Object.defineProperty(navigator, 'clipboard', clipboard);
    Reflect.deleteProperty(document, 'execCommand');
    document.body.innerHTML = '';
  });
  button.focus();
  return { dialog, button, copied };
}

describe('copying without a clipboard', () => {
  it('selects the text inside the dialog of the button, and leaves focus and selection as they were', async () => {
    const { dialog, button, copied } = openPlainPage(true);
    document.getSelection()?.selectAllChildren(dialog);
    expect(await copyText('TDt9Yt', button)).toBe(true);
    expect(copied).toEqual(['TDt9Yt']);
    expect(document.activeElement).toBe(button);
    expect(document.getSelection()?.toString()).toContain('Text');
    expect(dialog.querySelector('textarea')).toBe(null);
  });

  it('says so when that does not work either', async () => {
    const { dialog, button } = openPlainPage(false);
    expect(await copyText('TDt9Yt', button)).toBe(false);
    expect(dialog.querySelector('textarea')).toBe(null);
  });
});
