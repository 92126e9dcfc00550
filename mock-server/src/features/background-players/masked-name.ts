/** A nickname as the room tells of it: its first and last letters, and nothing of its length. */
export function maskedName(nickName: string): string {
  const letters = [...nickName];
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}***${last}`;
}
