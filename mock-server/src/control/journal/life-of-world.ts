import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { ControlError } from '../control-error.ts';
import { ORIGIN_OF_DEFAULT } from '../worlds/reset-world.ts';
import type { CallRecord, ControlRecord, Journal, JournalRecord } from './journal.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';

/** What the world was made of, and when: by its own clock and by the wall. */
type Founding = {
  readonly scenario: string;
  readonly seed?: unknown;
  readonly nowMs: number;
  readonly wallMs: number;
};

/** What a world was made of, and what was done in it since: what going back undid is not among it. */
export type Life = {
  readonly founding: Founding;
  readonly steps: readonly (JournalRecord & (CallRecord | ControlRecord))[];
};

const FOUNDING = new RegExp(`^${CONTROL_BASE}/(?:worlds|worlds/[^/]+/reset|scenario)$`);

/** The life of a world by its epoch; a ControlError when it is not remembered any more how it began. */
export function lifeOf(
  journal: Journal,
  { world, epoch, journalLength }: { world: string; epoch: number; journalLength: number },
): Life {
  const records = journal.ofLife(epoch);
  const index = records.findIndex((record) => isFounding(record));
  const founding = foundingBy(records[index]) ?? foundingOf(journal, epoch);
  if (founding === undefined)
    throw new ControlError(
      `It is not remembered how the world "${world}" began: create it, reset it or put it into a scenario, then make the calls. It remembers the last ${journalLength} entries (JOURNAL_LENGTH) as far as there is room for them (JOURNAL_MEGABYTES), and none from before a restart.`,
      { code: 409 },
    );
  const steps = records.slice(index + 1).flatMap((record) => (isStep(record) ? [record] : []));
  return { founding, steps };
}

/** By somebody's call. */
function foundingBy(record: JournalRecord | undefined): Founding | undefined {
  if (record?.kind !== 'control') return undefined;
  const { scenario, seed, nowMs } = worldTold(record);
  return typeof scenario === 'string'
    ? { scenario, seed, nowMs: Number(nowMs), wallMs: record.wallMs }
    : undefined;
}

/** By the server, on an empty database. */
function foundingOf(journal: Journal, epoch: number): Founding | undefined {
  const founded = journal.foundingOf(epoch);
  return founded && { ...ORIGIN_OF_DEFAULT, nowMs: founded.atMs, wallMs: founded.wallMs };
}

function isFounding(record: JournalRecord): boolean {
  return (
    record.kind === 'control' &&
    record.method === 'POST' &&
    record.status === 200 &&
    FOUNDING.test(record.url)
  );
}

/** Reads and snapshots change nothing; what was refused did not. */
function isStep(record: JournalRecord): record is JournalRecord & (CallRecord | ControlRecord) {
  if (record.kind === 'call') return true;
  if (record.kind === 'happening' || record.method === 'GET' || record.status >= 400) return false;
  return !record.url.startsWith(`${CONTROL_BASE}/snapshots`);
}

function worldTold({ reply = '' }: ControlRecord) {
  const data = fieldOf(parsedOrText(reply), 'data');
  return {
    scenario: fieldOf(data, 'scenario'),
    seed: fieldOf(data, 'seed'),
    nowMs: fieldOf(data, 'nowMs'),
  };
}
