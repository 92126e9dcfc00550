import fc from 'fast-check';

/** Values that programs stumble over, of each type of JSON. */
const TRICKY = {
  number: [0, -0, -1, 1.5, 1e-7, 2 ** 31, 2 ** 53, 2 ** 63, 1e300, -1e300],
  string: [
    '',
    '0',
    ' ',
    '-1',
    '１',
    'constructor',
    '\u0000',
    '\ud800',
    '🍁'.repeat(40),
    "'; DROP TABLE bets; --",
  ],
  other: [null, true, [], [[]], [null], {}, { length: 1 }],
};
const ALL_TRICKY = Object.values(TRICKY).flat();

/** The example of a call with some of its values bent, dropped or added, at any depth. */
export function bent(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: bentInside(value) },
    { weight: 1, arbitrary: fc.constantFrom(...ALL_TRICKY) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

/** Of the same type mostly: what the schema lets through is what reaches the rules and the database. */
function bentInside(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value))
    return fc.oneof(fc.tuple(...value.map(bent)), fc.array(bent(value[0]), { maxLength: 3 }));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bent(inner)]));
    return fc.record(fields, { requiredKeys: [] });
  }
  return fc.oneof(fc.constant(value), fc.constantFrom(...trickyLike(value)));
}

function trickyLike(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return TRICKY.number;
  return typeof value === 'string' ? TRICKY.string : TRICKY.other;
}

/** The example with exactly one of its values replaced, once for each place and tricky value. */
export function bentOnce(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return ALL_TRICKY;
  const places = Object.entries(value).flatMap(([name, inner]) =>
    bentOnce(inner).map((replacement) =>
      Array.isArray(value) ? value.with(Number(name), replacement) : { ...value, [name]: replacement },
    ),
  );
  return [...ALL_TRICKY, ...places];
}

/** As JSON; what has none is empty. */
export const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** A body as text: a bent example, other JSON, or no JSON at all. */
export function bodyOf(example: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: bent(example).map(jsonOf) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

/** What no reply may tell of the server: a stack, a file, the database. */
export const TELLTALE = / at .+:\d+:\d+|\.ts:|SQLITE|node_modules/;
