import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultHit } from '@canada28/shared/control/faults.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { GenerationPoint } from '../../worlds/step-history.ts';
import type { JournalBudget } from './journal-budget.ts';
import type { Caller, JudgedAsItCame, Moment, ReplyHeaders } from './record-parts.ts';
import type { Refusal } from './refusal-reasons.ts';

/** A player's call as it went, secrets marked; what else is told of it is worked out when it is read. */
export type CallRecord = Moment &
  JudgedAsItCame & {
    readonly kind: 'call';
    readonly method: string;
    readonly url: string;
    /** Undefined where no call has this path. */
    readonly call: Call | undefined;
    readonly caller: Caller | undefined;
    readonly headers: IncomingHttpHeaders;
    /** Undefined where it was no JSON, or was refused before it was read; `inputOf` reads it. */
    readonly input: unknown;
    /** Both undefined where the connection closed without a reply. */
    readonly status: number | undefined;
    readonly replyHeaders: ReplyHeaders | undefined;
    /** As it was made, whether or not it was sent: bytes that many callers share are the same bytes here. */
    readonly reply: string | Buffer | undefined;
    readonly durationMs: number;
    /** Why it was refused; undefined where it was not. */
    readonly refusal: Refusal | undefined;
    /** Whether it was given the first answer under its Idempotency-Key again, and did nothing. */
    readonly isRepeat: boolean;
    readonly faults: readonly FaultHit[];
    /** When one of them closed the connection: before the call, which was not carried out then, or after it. */
    readonly closed: 'before' | 'after' | undefined;
  };

/** The number of an entry (each is one more than the one before), about how many bytes it takes, and whether it was handed out. */
type Numbered = { readonly id: number; readonly bytes: number; isRead?: boolean };

/** A call while it is recorded. */
type OpenCall = { -readonly [Field in keyof (CallRecord & Numbered)]: (CallRecord & Numbered)[Field] };

type EventRecord = Moment & {
  readonly kind: 'happening';
  readonly what: string;
  readonly detail: string;
};

/** A tester's call. */
export type ControlRecord = Moment & {
  readonly kind: 'control';
  readonly by: string;
  readonly method: string;
  readonly url: string;
  /** Of params, query and body; `inputOf` reads it. */
  readonly input: unknown;
  readonly status: number;
  readonly reply: string | undefined;
  readonly durationMs: number;
};

/** What decided it, where that is known: of an event that more than the time did, and of what came in a file. */
type Told = { readonly why?: string | undefined };

/** One thing that a world remembers. */
export type JournalRecord = (CallRecord | EventRecord | ControlRecord) & Numbered & Told;

/** A client that follows a journal. */
type Reader = { readonly onChanged: () => void; readonly onEnded: () => void };

/** The last calls and events of one world, in memory: a ring that forgets the oldest. */
export class Journal {
  readonly #most: number;
  readonly #budget: JournalBudget;
  readonly #ring: (JournalRecord | undefined)[] = [];
  /** A call that is forgotten and was never read: the next one is written over it. */
  #spare: OpenCall | undefined;
  readonly #readers = new Set<Reader>();
  /** By the generation of the world, then by the number of the player: whole numbers are looked up fast. */
  readonly #callers = new Map<number, Map<number, Caller>>();
  /** By the generations that began by going back: where they went back to. */
  readonly #wentBackTo = new Map<number, GenerationPoint>();
  readonly #savedAt = new Map<string, GenerationPoint>();
  /** When the world was created, where that was in this process by the server or by a link. */
  created: Moment | undefined;
  /** Numbers of entries are compared within one run alone: another one counts from the beginning. */
  readonly run = randomBytes(6).toString('hex');
  #lastId = 0;
  /** The number of the oldest that is not forgotten. */
  #firstId = 1;
  #bytes = 0;
  #hasEnded = false;

  /** Keeps so many entries, or fewer where those of the process take more bytes than its budget has. */
  constructor(most: number, budget: JournalBudget) {
    this.#most = most;
    this.#budget = budget;
    budget.join(this);
  }

  /** About how many bytes its entries take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Tells the readers of another entry, or that something beside the entries changed. */
  tellChanged(): void {
    for (const { onChanged } of this.#readers) onChanged();
  }

  /** How many of the oldest entries are forgotten. */
  get forgotten(): number {
    return this.#firstId - 1;
  }

  /** The number of the newest; 0 while there is none. */
  get lastId(): number {
    return this.#lastId;
  }

  /** A player of a generation of the world: their name is looked up once, and what is told of them is the same each time. */
  callerOf(generation: number, id: number, findName: () => string): Caller {
    const known = this.#callers.get(generation)?.get(id);
    if (known !== undefined) return known;
    const caller = { id, userName: findName() };
    const ofGeneration = this.#callers.get(generation) ?? new Map<number, Caller>();
    for (const some of [this.#callers, ofGeneration]) if (some.size >= this.#most) some.clear();
    this.#callers.set(generation, ofGeneration.set(id, caller));
    return caller;
  }

  /** The number that the next one has to have. */
  get nextId(): number {
    return this.#lastId + 1;
  }

  /** The record for the next call, to be set in every field: the oldest one's, unless it was read. Spares the collector. */
  nextCall(): OpenCall {
    if (this.nextId - this.#firstId >= this.#most) this.#forgetOldest();
    const record = this.#spare ?? newCall();
    this.#spare = undefined;
    record.id = this.nextId;
    return record;
  }

  /** Remembers another one, and tells the readers. Kept as it is: every call passes here. */
  add(record: JournalRecord): void {
    if (this.#hasEnded) return;
    this.#lastId = record.id;
    if (record.id - this.#firstId >= this.#most) this.#forgetOldest();
    this.#ring[record.id % this.#most] = record;
    this.#bytes += record.bytes;
    this.#budget.spend(record.bytes);
    this.tellChanged();
  }

  /** While it is empty: the next entry has the number after this one. */
  startAfter(id: number): void {
    this.#lastId = id;
    this.#firstId = id + 1;
  }

  /** Forgets the oldest entries until the others take so many bytes at most; the newest one stays. */
  forgetDownTo(bytes: number): void {
    while (this.#bytes > bytes && this.#firstId < this.#lastId) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const place = this.#firstId % this.#most;
    const record = this.#ring[place];
    const bytes = record?.bytes ?? 0;
    if (record?.kind === 'call' && !record.isRead) this.#spare = record;
    this.#ring[place] = undefined;
    this.#firstId += 1;
    this.#bytes -= bytes;
    this.#budget.free(bytes);
  }

  /** An entry by its number; undefined where it is forgotten, or has not come yet. */
  entry(id: number): JournalRecord | undefined {
    return id < this.#firstId || id > this.#lastId ? undefined : this.#handOut(id);
  }

  #handOut(id: number): JournalRecord | undefined {
    const record = this.#ring[id % this.#most];
    if (record !== undefined) record.isRead = true;
    return record;
  }

  /** What came after a number and is not forgotten yet, the oldest first; of these at most so many. */
  since(id: number, most = Number.POSITIVE_INFINITY): JournalRecord[] {
    const firstId = Math.max(id + 1, this.#firstId);
    const count = Math.min(most, Math.max(0, this.#lastId - firstId + 1));
    return Array.from({ length: count }, (_, index) => this.#handOut(firstId + index)).filter(
      (record) => record !== undefined,
    );
  }

  /** Notes that a generation of the world goes on from where another one was left. */
  noteBack(generation: number, to: GenerationPoint): void {
    this.#wentBackTo.set(generation, to);
    // No reader asks for what was before the oldest entry.
    for (const [generation, { lastId }] of this.#wentBackTo)
      if (lastId < this.forgotten) this.#wentBackTo.delete(generation);
  }

  /** Notes where the snapshot of a name was saved; undefined: it came from elsewhere. */
  noteSaved(name: string, point: GenerationPoint | undefined): void {
    if (point === undefined) this.#savedAt.delete(name);
    else this.#savedAt.set(name, point);
  }

  /** Notes that a generation of the world goes on from where a snapshot was saved, if that is known. */
  noteRestored(generation: number, name: string): void {
    const point = this.#savedAt.get(name);
    if (point !== undefined) this.noteBack(generation, point);
  }

  /** What made the world what it is in a generation, the oldest first: what going back undid is not among it. Of it what came after an entry. */
  ofGeneration(generation: number, afterId = 0): JournalRecord[] {
    const lastIds = this.lastIdsIn(generation);
    return this.since(afterId).filter((record) => record.id <= (lastIds.get(record.generation) ?? 0));
  }

  /** When the world of a generation was created, if all since is remembered; undefined where a call made it. */
  creationOf(generation: number): Moment | undefined {
    const { created } = this;
    if (created === undefined || this.forgotten > 0) return undefined;
    return this.lastIdsIn(generation).has(created.generation) ? created : undefined;
  }

  /** A generation and those that it goes on from, with the last entry of each that counts. */
  lastIdsIn(generation: number): ReadonlyMap<number, number> {
    const lastIds = new Map([[generation, this.#lastId]]);
    for (
      let to = this.#wentBackTo.get(generation);
      to !== undefined;
      to = this.#wentBackTo.get(to.generation)
    )
      lastIds.set(to.generation, to.lastId);
    return lastIds;
  }

  /** Hears of each change from now on, and of the end of the world; answers how to stop that. */
  follow(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** Tells its followers that nothing more will come; what it took of the budget is free again. */
  end(): void {
    this.#hasEnded = true;
    this.#budget.leave(this);
    for (const { onEnded } of this.#readers) onEnded();
  }
}

/** With all its fields, in one order and of one kind of number, so that all calls have one shape. */
function newCall(): OpenCall {
  return {
    id: 0,
    kind: 'call',
    atMs: Number.NaN,
    wallMs: Number.NaN,
    generation: 0,
    method: '',
    bytes: 0,
    url: '',
    call: undefined,
    caller: undefined,
    headers: {},
    input: undefined,
    status: undefined,
    replyHeaders: undefined,
    reply: undefined,
    durationMs: Number.NaN,
    refusal: undefined,
    isRepeat: false,
    faults: [],
    closed: undefined,
    isRead: false,
  };
}

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Where there is one and something stands in it; it outlasts a reset, a restore and a close. */
    journal?: Journal;
  }
}

/** How much a journal may keep. */
export type JournalLimits = { readonly journalLength: number; readonly journalBudget: JournalBudget };

/** The journal of a world. */
export function journalOf(hosted: HostedWorld, { journalLength, journalBudget }: JournalLimits): Journal {
  hosted.journal ??= new Journal(journalLength, journalBudget);
  return hosted.journal;
}
