import type { Database } from '@canada28/db/open-database.ts';

/** Replies kept in the whole process, whatever the number of worlds: the largest has a megabyte. */
const MOST_REPLIES = 16;

const replies = new Map<string, Buffer>();
const numbers = new WeakMap<Database, number>();
let lastNumber = 0;

/**
 * The bytes of a reply that many ask for, made once: while they wait for slow connections they are the same bytes, not
 * a copy each. The name has to change with the content. What was not asked for lately is forgotten.
 */
export function sharedReply(db: Database, name: string, make: () => string): Buffer {
  const key = `${numberOf(db)} ${name}`;
  const bytes = replies.get(key) ?? Buffer.from(make());
  replies.delete(key);
  replies.set(key, bytes);
  const [oldest] = replies.keys();
  if (replies.size > MOST_REPLIES && oldest !== undefined) replies.delete(oldest);
  return bytes;
}

/** Databases have no names of their own: two worlds in memory are two numbers. */
function numberOf(db: Database): number {
  const known = numbers.get(db);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(db, lastNumber);
  return lastNumber;
}
