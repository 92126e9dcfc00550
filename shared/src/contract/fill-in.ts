/** Values that fill the `{words}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with each `{word}` replaced by its value; a word without a value disappears. */
export function fillIn(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? ''));
}
