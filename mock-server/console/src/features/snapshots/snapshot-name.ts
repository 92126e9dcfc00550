/** As long as the server takes a name. */
const MOST_LETTERS = 60;

/** A text as the name of a snapshot: small letters, digits and hyphens. */
export function nameOfText(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS);
  return name.replaceAll(/^-+|-+$/g, '');
}

/** A name that no snapshot has yet: the wanted one, or the same with the first free number from 2 on. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = wanted || 'snapshot';
  const names = [base, ...taken.map((_, index) => numbered(base, index + 2))];
  return names.find((name) => !taken.includes(name)) ?? base;
}

function numbered(base: string, number: number): string {
  const ending = `-${number}`;
  return `${base.slice(0, MOST_LETTERS - ending.length).replace(/-+$/, '')}${ending}`;
}
