/** What names of a kind are like: as long as the server takes them, and one for what is called nothing. */
type Kind = { readonly mostLetters: number; readonly usual: string };

export const SNAPSHOT_NAMES: Kind = { mostLetters: 60, usual: 'snapshot' };
export const WORLD_NAMES: Kind = { mostLetters: 40, usual: 'world' };

/** A text as a name that nothing of its kind has yet: as it is, or with the first free number from 2 on. */
export function freeName(text: string, taken: readonly string[], { mostLetters, usual }: Kind): string {
  const base = cut(text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), mostLetters) || usual;
  const numbered = taken.map((_, index) => {
    const ending = `-${index + 2}`;
    return `${cut(base, mostLetters - ending.length)}${ending}`;
  });
  return [base, ...numbered].find((name) => !taken.includes(name)) ?? base;
}

/** Small letters, digits and hyphens, and no hyphen at an end. */
function cut(name: string, mostLetters: number): string {
  return name.slice(0, mostLetters).replaceAll(/^-+|-+$/g, '');
}
