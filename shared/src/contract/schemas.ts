import { type TProperties, type TSchema, Type } from 'typebox';
import { MAX_PAGE_SIZE, RECORD_DAYS } from '../limits.ts';
import type { SchemaNode } from './schema-node.ts';

/** A value or null, as most optional reply fields are on the wire (player-api §2). */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** These fields and no other: one that no schema names is refused on the way in, and cannot slip out. */
/* @__NO_SIDE_EFFECTS__ */
export function exactly<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

/** One of these values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Choice extends string | number>(choices: readonly Choice[]) {
  return Type.Unsafe<Choice>(Type.Union(choices.map((choice) => Type.Literal(choice))));
}

/** A reply object with a name: the documentation tells it once, under that name, and refers to it wherever it stands. */
/* @__NO_SIDE_EFFECTS__ */
export function namedShape<Properties extends TProperties>(title: string, properties: Properties) {
  return Type.Object(properties, { additionalProperties: false, title });
}

/**
 * A field that is ours (player-api §0, "A"): the documentation lists it, and a server without it still conforms. Marked by
 * `$comment`, the one keyword that every validator reads over.
 */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<Schema extends TSchema>(schema: Schema) {
  return Type.With(schema, { $comment: 'assumed' });
}

/**
 * A state on the wire, a number of its table and of its type. The replies of another server are not checked: screens
 * have a fallback for a state that they do not know.
 */
/* @__NO_SIDE_EFFECTS__ */
export function stateNumber<Table extends Readonly<Record<string, number>>>(table: Table) {
  const numbers = Object.values(table);
  const integer = Type.Integer({ minimum: Math.min(...numbers), maximum: Math.max(...numbers) });
  return Type.Unsafe<Table[keyof Table]>(integer);
}

/** The input of calls that take none: any body is ignored, an empty one too (player-api §1). */
export const noInput = Type.Unknown({ title: 'NoInput', description: 'Any body is ignored.' });

const MONEY = 'USDT';

/** Money on the wire: USDT with at most 6 decimals (player-api §1). */
export const usdtAmount = Type.Number({ description: MONEY });

/** Whether a schema is that of money: its decimals are no keyword, since no float is a whole multiple of a millionth (player-api §1). */
export function isUsdtAmount({ type, description }: SchemaNode): boolean {
  return type === 'number' && description === MONEY;
}

/** The last moment that a date can be, in epoch ms; the first lies as far before the epoch. */
const LAST_DATE_MS = 8_640_000_000_000_000;

/** A moment in epoch ms that can be written as a date. */
export const epochMs = Type.Integer({ minimum: -LAST_DATE_MS, maximum: LAST_DATE_MS });

/** As `epochMs`, of the wall's clock: not before 1970. */
export const wallEpochMs = Type.Integer({ minimum: 0, maximum: LAST_DATE_MS });

/** The only lottery there is (player-api §3). */
export const lotteryId = Type.Literal('1');

/** Day filters of lists: today, yesterday, last 7, last 15; left out means all (product §9). */
export const recordDays = Type.Optional(oneOf(RECORD_DAYS));

/** Inputs that page a list: first page 1, 10 rows, at most 100 (player-api §1); no list has a million pages. */
export const pagingInput = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
};

/** The same for the game lists, where paging and days are assumed (player-api §1, §3). */
export const recordInput = {
  pageNo: assumed(pagingInput.pageNo),
  pageSize: assumed(pagingInput.pageSize),
  days: assumed(recordDays),
};

/** A page of a list: its rows, and how many rows all pages have together (player-api §1, paging). */
/* @__NO_SIDE_EFFECTS__ */
export function pageReply<Row extends TSchema>(row: Row) {
  return exactly({ list: Type.Array(row), total: Type.Integer({ minimum: 0 }) });
}

/** Order, message and notice times: `yyyy-MM-dd HH:mm:ss` in UTC+8 (player-api §1). */
export const dateTimeText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });
