/**
 * Values of a reply as they are: a server need not keep to the contract, so that what a field holds is looked at and not
 * believed. What the product cannot do without makes the reply unreadable, by a `TypeError`: the client says so, and
 * offers to try again. What it can do without is left out.
 */

/** A number, where there is one. */
export function findNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A text, where there is one that is not empty; some servers write a number in its place. */
export function findText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text that is only shown: nothing stands for one that is missing. */
export function shownText(value: unknown): string {
  return findText(value) ?? '';
}

export function neededNumber(value: unknown): number {
  return needed(findNumber(value));
}

export function neededText(value: unknown): string {
  return needed(findText(value));
}

export function neededFlag(value: unknown): boolean {
  return needed(typeof value === 'boolean' ? value : undefined);
}

/** A number that is sent as text, as play codes are. */
export function numberInText(value: unknown): number {
  return neededNumber(Number(neededText(value)));
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('a reply lacks what it is for');
  return value;
}
