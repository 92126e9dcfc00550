import type { Database } from '@canada28/db/open-database.ts';
import type { Call } from '@canada28/shared/contract/call.ts';

/** Replies kept in the whole process, whatever the number of worlds: the largest has a megabyte. */
const MOST_REPLIES = 16;

/** From this length on (characters) a reply is kept as bytes; a shorter one, as text, leaves in one piece with its head. */
const LONG_TEXT = 16_000;

/** The texts among them, with what each is when it is compressed. */
const compressedTexts = new Map<string, Buffer | undefined>();

type Kept = { readonly reply: Buffer | string; readonly forget: () => void };

/** By world, call and name: databases have no names of their own. */
const replies = new WeakMap<Database, Map<Call, Map<string, Kept>>>();

/** All of them, the one that was asked for last at the end. */
const lately = new Set<Kept>();
let last: Kept | undefined;

type Named = { readonly call: Call; readonly name: string; readonly make: () => string };

/**
 * A reply that many ask for, made once: while long ones wait for slow connections they are the same bytes, not a copy
 * each. The name has to change with the content. What was not asked for lately is forgotten.
 */
export function sharedReply(db: Database, { call, name, make }: Named): Buffer | string {
  const known = replies.get(db)?.get(call)?.get(name) ?? keep(db, { call, name, make });
  if (known !== last) {
    lately.delete(known);
    lately.add(known);
    last = known;
  }
  if (lately.size > MOST_REPLIES) forgetOldest();
  return known.reply;
}

type Momentary = Map<Call, { readonly name: string; readonly reply: string }>;

/** The last short reply of each call whose name changes with the moment. */
const momentary = new WeakMap<Database, Momentary>();

/** The same for a reply that is another one every millisecond: only the last one of each world is retained. */
export function momentaryReply(db: Database, { call, name, make }: Named): string {
  const ofWorld: Momentary = momentary.get(db) ?? new Map();
  const known = ofWorld.get(call);
  if (known?.name === name) return known.reply;
  const reply = make();
  momentary.set(db, ofWorld.set(call, { name, reply }));
  return reply;
}

function forgetOldest(): void {
  const [oldest] = lately;
  if (oldest === undefined) return;
  lately.delete(oldest);
  oldest.forget();
}

function keep(db: Database, { call, name, make }: Named): Kept {
  const text = make();
  const reply = text.length >= LONG_TEXT ? Buffer.from(text) : text;
  if (typeof reply === 'string') compressedTexts.set(reply, undefined);
  const ofWorld = replies.get(db) ?? new Map<Call, Map<string, Kept>>();
  const ofCall = ofWorld.get(call) ?? new Map<string, Kept>();
  const kept = {
    reply,
    forget: () => {
      ofCall.delete(name);
      if (typeof reply === 'string') compressedTexts.delete(reply);
    },
  };
  replies.set(db, ofWorld.set(call, ofCall.set(name, kept)));
  return kept;
}

/** Compresses a text; one that many ask for only once. */
export function compressText(text: string, compress: (text: string) => Buffer): Buffer {
  if (!compressedTexts.has(text)) return compress(text);
  const compressed = compressedTexts.get(text) ?? compress(text);
  compressedTexts.set(text, compressed);
  return compressed;
}
