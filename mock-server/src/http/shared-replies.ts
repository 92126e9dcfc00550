import type { Database } from '@canada28/db/open-database.ts';

/** Replies kept in the whole process, whatever the number of worlds: the largest has a megabyte. */
const MOST_REPLIES = 16;

/** From this length on (characters) a reply is kept as bytes; a shorter one, as text, leaves in one piece with its head. */
const LONG_TEXT = 16_000;

/** The texts among them, with what each is when it is compressed. */
const compressedTexts = new Map<string, Buffer | undefined>();

const replies = new Map<string, Buffer | string>();
const numbers = new WeakMap<Database, number>();
let lastNumber = 0;

/**
 * A reply that many ask for, made once: while long ones wait for slow connections they are the same bytes, not a copy
 * each. The name has to change with the content. What was not asked for lately is forgotten.
 */
export function sharedReply(db: Database, name: string, make: () => string): Buffer | string {
  const key = `${numberOf(db)} ${name}`;
  const reply = replies.get(key) ?? kept(make());
  replies.delete(key);
  replies.set(key, reply);
  const [oldest] = replies.keys();
  if (replies.size > MOST_REPLIES && oldest !== undefined) forget(oldest);
  return reply;
}

function kept(text: string): Buffer | string {
  if (text.length >= LONG_TEXT) return Buffer.from(text);
  compressedTexts.set(text, undefined);
  return text;
}

function forget(key: string): void {
  const reply = replies.get(key);
  if (typeof reply === 'string') compressedTexts.delete(reply);
  replies.delete(key);
}

/** Compresses a text; one that many ask for only once. */
export function compressText(text: string, compress: (text: string) => Buffer): Buffer {
  if (!compressedTexts.has(text)) return compress(text);
  const compressed = compressedTexts.get(text) ?? compress(text);
  compressedTexts.set(text, compressed);
  return compressed;
}

/** Databases have no names of their own: two worlds in memory are two numbers. */
function numberOf(db: Database): number {
  const known = numbers.get(db);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(db, lastNumber);
  return lastNumber;
}
