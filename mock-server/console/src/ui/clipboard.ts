import { copyText } from '@canada28/ui/copy-text.ts';

/** Puts a text onto the clipboard; throws where that does not work. */
export async function copyToClipboard(text: string): Promise<void> {
  if (!(await copyText(text))) throw new Error('This browser lets no page write to the clipboard.');
}
