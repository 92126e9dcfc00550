import { readBrandControl } from '@canada28/shared/control/brand.control.ts';
import { saveBugControl } from '@canada28/shared/control/bug.control.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { shareWorldControl } from '@canada28/shared/control/share.control.ts';
import type { WorldOrigin } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { CallRecord, ControlRecord, Journal, JournalRecord } from './journal.ts';
import { withoutReopened } from './opened-sessions.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { inputOf } from './retained-input.ts';
import { withoutReturns } from './visitor-steps.ts';

/** What the world was made of, and when: by its own clock and by the wall. */
type Creation = {
  readonly scenario: string;
  readonly seed?: unknown;
  readonly nowMs: number;
  readonly wallMs: number;
};

/** What a world was made of, and what was done in it since: what going back undid is not among it. */
export type WorldHistory = {
  readonly creation: Creation;
  readonly steps: readonly (JournalRecord & (CallRecord | ControlRecord))[];
};

const NO_STEPS = [
  '/worlds',
  '/snapshots',
  '/history',
  shareWorldControl.path,
  saveBugControl.path,
  readBrandControl.path,
];

const CREATION = new RegExp(`^${CONTROL_BASE}/(?:worlds|worlds/[^/]+/reset|scenario)$`);

/** Which generation of a world, and what it came from. */
type HistoryWanted = {
  readonly world: string;
  readonly generation: number;
  readonly origin: WorldOrigin;
  /** How many entries a journal keeps (JOURNAL_LENGTH). */
  readonly journalLength: number;
};

/** What was done in a generation of a world; a ControlError when it is not remembered any more how it began. */
export function historyOf(
  journal: Journal,
  { world, generation, origin, journalLength }: HistoryWanted,
): WorldHistory {
  const records = journal.ofGeneration(generation);
  const index = records.findIndex((record) => isCreation(record));
  const creation = creationBy(records[index]) ?? creationOf(journal, generation, origin);
  if (creation === undefined)
    throw new ControlError(
      `It is not remembered how the world "${world}" began: create it, reset it or put it into a scenario, then make the calls. What is restored has to be saved in this world, and since this process began. It remembers the last ${journalLength} entries (JOURNAL_LENGTH) as far as there is room for them (JOURNAL_MEGABYTES), and none from before a restart.`,
      { code: 409 },
    );
  const steps = records.slice(index + 1).flatMap((record) => (isStep(record) ? [record] : []));
  return { creation, steps: withoutReopened(withoutReturns(steps)) };
}

/** By a control call. */
function creationBy(record: JournalRecord | undefined): Creation | undefined {
  if (record?.kind !== 'control') return undefined;
  const { scenario, seed, nowMs } = worldTold(record);
  return typeof scenario === 'string'
    ? { scenario, seed, nowMs: Number(nowMs), wallMs: record.wallMs }
    : undefined;
}

/** By the server on an empty database, or by a link. */
function creationOf(journal: Journal, generation: number, origin: WorldOrigin): Creation | undefined {
  const created = journal.creationOf(generation);
  const { scenario, seed } = origin;
  if (created === undefined || scenario === undefined) return undefined;
  return { scenario, seed, nowMs: created.atMs, wallMs: created.wallMs };
}

function isCreation(record: JournalRecord): boolean {
  return (
    record.kind === 'control' &&
    record.method === 'POST' &&
    record.status === 200 &&
    CREATION.test(record.url)
  );
}

/**
 * Reads, snapshots, shares, brands, invitations and files of bugs change nothing; what was refused did not.
 * What going back undid is not repeated, and so neither is the going.
 */
function isStep(record: JournalRecord): record is JournalRecord & (CallRecord | ControlRecord) {
  if (record.kind === 'call') return true;
  if (record.kind === 'happening' || record.method === 'GET' || record.status >= 400) return false;
  if (fieldOf(fieldOf(inputOf(record), 'body'), 'back') === true) return false;
  return !NO_STEPS.some((path) => record.url.startsWith(`${CONTROL_BASE}${path}`));
}

function worldTold({ reply = '' }: ControlRecord) {
  const data = fieldOf(parsedOrText(reply), 'data');
  return {
    scenario: fieldOf(data, 'scenario'),
    seed: fieldOf(data, 'seed'),
    nowMs: fieldOf(data, 'nowMs'),
  };
}
