import { join } from 'node:path';
import { auditDatabase } from '@canada28/mock-server/features/audit/audit-database.ts';
import { type AnyRequest, type ApiDocument, anyRequest } from '@canada28/mock-server/testing/any-request.ts';
import type { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { TELLTALE } from '@canada28/mock-server/testing/tricky-values.ts';
import { stopwatch } from '@canada28/mock-server/world/clock.ts';
import fc from 'fast-check';
import { ROOT } from '../lib/project.mjs';
import { readFoundFile } from '../lib/read-found.ts';
import { processorTime } from '../measure/measured.ts';
import { addCast, firstTokenOf, PLAYERS } from '../simulate/cast.ts';

/** So many requests go to one world; a failure is told by the seed of its world alone. */
const REQUESTS_OF_A_BATCH = 200;

/** The audit reads the whole database. */
const AUDIT_EVERY = 50;

/** A Wednesday, 10:01 in Shanghai, while the issue of the examples sells. */
const BEGIN_MS = Date.UTC(2026, 8, 16, 2, 1);

/** A stream does not end. */
const WITHOUT: ReadonlySet<string> = new Set(['GET /__mock/journal/stream']);

/** What leads out of this machine is not sent; a world of another server has tests of its own. */
const LEAVES_THE_MACHINE = /upstream/;

/**
 * These take their time by what they are asked for: a leap over years, a scenario that is played, a world that is made, all
 * books that are read.
 */
const TAKES_ITS_TIME =
  /\/(clock|scenario|open|bug|reset|worlds|restore|snapshots|file|back|forward|har|config|audit)\b/;

const SENDERS = [
  ...PLAYERS.map((player) => ({ 'x-token': firstTokenOf(player) })),
  { 'x-token': firstTokenOf(1), 'idempotency-key': 'one' },
  { 'x-token': 'not-a-token', lang: 'en' },
  {},
];

export type Sent = {
  readonly call: string;
  readonly status: number;
  /** How long the reply took by the clock, and of the processor (ms); 0 for what takes its time by what it is asked for. */
  readonly tookMs: number;
  readonly processorMs: number;
  readonly complaint: string | undefined;
};

/** What was sent, and the requests that led to a failure. */
type BatchReport = {
  readonly sent: readonly Sent[];
  readonly failure?: { readonly requests: readonly AnyRequest[]; readonly what: string };
};

/** Where failures lie until they are mended, and after that as tests. */
export const FOUND = join(ROOT, 'scripts/fuzz/found');

/** A failure that was stored. */
type FoundRequests = { readonly seed: number; readonly requests: readonly AnyRequest[] };

export function readFound(path: string): FoundRequests {
  return readFoundFile<FoundRequests>(path, 'requests');
}

function beginFuzzing(server: SteppedServer, seed: string): void {
  server.begin({ seed, atMs: BEGIN_MS, prepare: addCast });
}

/** Requests by the served documents: the same seed makes the same. */
export class Fuzzing {
  readonly #server: SteppedServer;
  readonly #requests: fc.Arbitrary<AnyRequest>;

  static async on(server: SteppedServer): Promise<Fuzzing> {
    beginFuzzing(server, 'documents');
    const documents: ApiDocument[] = [];
    for (const url of ['/docs/json', '/__mock/docs/json'])
      documents.push(JSON.parse((await server.send({ method: 'GET', url })).text) as ApiDocument);
    return new Fuzzing(server, documents);
  }

  private constructor(server: SteppedServer, documents: readonly ApiDocument[]) {
    this.#server = server;
    this.#requests = anyRequest(documents, { senders: SENDERS, without: WITHOUT }).filter(
      ({ payload, url }) => !LEAVES_THE_MACHINE.test(payload ?? '') && !LEAVES_THE_MACHINE.test(url),
    );
  }

  /** The requests of a batch. */
  requestsOf(seed: number, count = REQUESTS_OF_A_BATCH): readonly AnyRequest[] {
    return fc.sample(this.#requests, { seed, numRuns: count });
  }

  /** Sends them to a world that begins, until one fails. */
  async send(seed: string, requests: readonly AnyRequest[]): Promise<BatchReport> {
    beginFuzzing(this.#server, seed);
    const sent: Sent[] = [];
    let what: string | undefined;
    for (const request of requests) {
      const one = await this.#sendOne(request);
      sent.push(one);
      what = one.complaint ?? (sent.length % AUDIT_EVERY === 0 ? this.#audit() : undefined);
      if (what !== undefined) break;
    }
    what ??= this.#audit();
    return {
      sent,
      ...(what !== undefined && { failure: { requests: requests.slice(0, sent.length), what } }),
    };
  }

  async #sendOne(request: AnyRequest): Promise<Sent> {
    const { method, url } = request;
    const [passedMs, usedMs] = [stopwatch(), processorTime()];
    const reply = await this.#server.inject(request);
    const took = { tookMs: passedMs(), processorMs: usedMs() };
    const counted = TAKES_ITS_TIME.test(url) ? { tookMs: 0, processorMs: 0 } : took;
    if (method !== 'GET' && url.startsWith('/__mock')) await this.#endDisturbances();
    return { call: `${method} ${url}`, status: reply.status, ...counted, complaint: complaintAbout(reply) };
  }

  /** Faults and maintenance are asked for, too: what they answer says nothing. */
  async #endDisturbances(): Promise<void> {
    await this.#server.control('faults', {}, 'DELETE');
    await this.#server.control('maintenance', { on: false });
  }

  #audit(): string | undefined {
    const [broken] = auditDatabase(this.#server.db).broken;
    return broken === undefined ? undefined : `audit: ${broken.rule}: ${broken.violations[0]}`;
  }
}

function complaintAbout({
  status,
  text,
}: {
  readonly status: number;
  readonly text: string;
}): string | undefined {
  if (status >= 500) return `HTTP ${status}: ${text.slice(0, 300)}`;
  if (/^\{"code":500\b/.test(text)) return `code 500: ${text.slice(0, 300)}`;
  // Where something went well the text is what was asked for, and a page is one that it serves.
  const isRefusal = !text.startsWith('<') && !text.startsWith('{"code":200');
  return isRefusal && TELLTALE.test(text) ? `it tells of the server: ${text.slice(0, 300)}` : undefined;
}
