import type { Field } from './field.ts';

/** How the names of an object compare with those of the contract. */
export type Names = {
  /** By the field: how it is spelled instead. */
  readonly spelled: ReadonlyMap<Field, string>;
  readonly missing: readonly Field[];
  readonly extra: readonly string[];
};

const ALL_RIGHT: Names = { spelled: new Map(), missing: [], extra: [] };

const NO_FIELDS: ReadonlyMap<string, Field> = new Map();

/** Compares the names of an object with those that a field may have (control §13: missing, spelling, extra). */
export function namesOf(field: Field, value: Readonly<Record<string, unknown>>): Names {
  const { fields = NO_FIELDS } = field;
  if (hasAllOf(fields, value)) return ALL_RIGHT;
  const absent = [...fields].filter(([name]) => !Object.hasOwn(value, name));
  const others = Object.keys(value).filter((name) => !fields.has(name));
  const spelled = new Map<Field, string>();
  for (const isLike of [isSpelledLike, isTypedLike])
    for (const [name, wanted] of absent) {
      const other = others.find((candidate) => isLike(name, candidate));
      if (other === undefined || spelled.has(wanted)) continue;
      spelled.set(wanted, other);
      others.splice(others.indexOf(other), 1);
    }
  return {
    spelled,
    missing: absent.map(([, wanted]) => wanted).filter((wanted) => wanted.isRequired && !spelled.has(wanted)),
    extra: field.isExact ? others : [],
  };
}

/** Nearly every object has all names and no other one. */
function hasAllOf(fields: ReadonlyMap<string, Field>, value: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const name in value) {
    if (!fields.has(name)) return false;
    count += 1;
  }
  return count === fields.size;
}

/** `issueCode`, `issuecode` and `issue_code` are one word. */
function isSpelledLike(name: string, other: string): boolean {
  return lettersOf(name) === lettersOf(other);
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
}

/** A shorter word with other letters is another word. */
const FEWEST_LETTERS = 6;
const MOST_TYPED_WRONG = 2;

/** `mutiple` and `multiple`, `startIsuueCode` and `startIssueCode`: what one of two writers typed wrong. */
function isTypedLike(name: string, other: string): boolean {
  const [one, two] = [lettersOf(name), lettersOf(other)];
  if (Math.min(one.length, two.length) < FEWEST_LETTERS) return false;
  if (Math.abs(one.length - two.length) > MOST_TYPED_WRONG || one[0] !== two[0]) return false;
  return lettersApart(one, two) <= MOST_TYPED_WRONG;
}

/** How many letters have to be added, left out or changed to make one word the other (Levenshtein). */
function lettersApart(one: string, two: string): number {
  let above = Array.from({ length: two.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...two].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    above = next;
  }
  return above.at(-1) ?? 0;
}
