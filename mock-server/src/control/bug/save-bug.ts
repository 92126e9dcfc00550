import { buffer } from 'node:stream/consumers';
import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { BugFacts, BugTold } from '@canada28/shared/control/bug.control.ts';
import type { Fault } from '@canada28/shared/control/faults.control.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import type { FastifyRequest } from 'fastify';
import { findPlayerId } from '../../features/auth/player-names.repository.ts';
import { wallClock } from '../../world/clock.ts';
import { nextTurn } from '../../world/in-turns.ts';
import type { World } from '../../world/world.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { faultOf } from '../faults/add-fault.ts';
import { faultsOf } from '../faults/fault-list.ts';
import { listHistory } from '../history/list-history.ts';
import { Journal, type JournalRecord } from '../journal/journal.ts';
import { JournalBudget } from '../journal/journal-budget.ts';
import { harOf } from '../journal/journal-har.ts';
import { runningSettingsOf } from '../operator/change-config.ts';
import { makePortable } from '../snapshots/check-in-thread.ts';
import { BUG_FORMAT, type BugJson, type HistoryJson, PART, type SavedEntry } from './bug-file.ts';
import { bugPage } from './bug-page.ts';
import { type Parts, packParts, refuseLargePart } from './bug-zip.ts';
import { journalHead, savedEntry } from './saved-journal.ts';

/** A larger image of how the world began is left out (control §14). */
const MOST_BEGINNING_BYTES = 64 * 1024 * 1024;

/** The whole of a world at one moment; what stands still is worked out of it while others are served. */
type Taken = {
  readonly world: World;
  readonly facts: BugFacts;
  readonly image: Buffer;
  readonly journal: Journal;
  readonly records: readonly JournalRecord[];
  /** Those of the world as it stands. */
  readonly counting: ReadonlySet<JournalRecord>;
  readonly history: HistoryJson;
  readonly faults: readonly Fault[];
  readonly settings: ReturnType<typeof runningSettingsOf>;
};

type Saving = {
  readonly request: FastifyRequest;
  /** The copied test, or why there is none. */
  readonly testOf: (entry: number | undefined) => string;
};

/** Saves the world of a request, with its journal, as one file (control §15); however large it is, others are served. */
export async function saveBug(
  plane: ControlPlane,
  told: BugTold,
  { request, testOf }: Saving,
): Promise<Buffer> {
  const { hosted } = request;
  const taken = takeWorld(hosted, told);
  const test = testOf(callOf(taken));
  const { image, broken } = await makePortable(taken.image, plane.closing);
  const parts: Parts = {
    ...(await partsOf(taken, `${request.protocol}://${request.host}`)),
    ...(await beginningOf(hosted, plane)),
    [PART.test]: Buffer.from(test),
    [PART.image]: image,
    [PART.facts]: json({
      isBugOf: 'canada-28',
      format: BUG_FORMAT,
      ...taken.facts,
      broken: [...broken],
    } satisfies BugJson),
  };
  return packParts(parts, taken.facts.savedAtMs);
}

function takeWorld(hosted: HostedWorld, told: BugTold): Taken {
  const world = hosted.open();
  // Without one it is an empty one.
  const { journal = new Journal(1, new JournalBudget(1)) } = hosted;
  const { image, atMs } = hosted.image();
  const facts: BugFacts = {
    ...told,
    ...shownBy(world, journal, told),
    world: hosted.name,
    atMs,
    savedAtMs: wallClock.nowMs(),
    rate: world.clock.rate,
    version: PRODUCT_VERSION,
  };
  return {
    world,
    facts,
    image,
    journal,
    records: journal.since(0),
    counting: new Set(journal.ofGeneration(hosted.generation)),
    // In a file all of them are only told.
    history: listHistory(hosted).map(({ told: _told, next: _next, ...step }) => step),
    faults: faultsOf(world).map(faultOf),
    settings: runningSettingsOf(world.config),
  };
}

/** The number of the entry that the bug is about, where that is a call: a test can hold it. */
function callOf({ journal, facts }: Taken): number | undefined {
  return facts.entry !== undefined && journal.entry(facts.entry)?.kind === 'call' ? facts.entry : undefined;
}

/** Whose phone it was, in which language: as told, else as the call of the entry has it. */
function shownBy(
  { db }: World,
  journal: Journal,
  { entry, player, language }: BugTold,
): { readonly player?: string; readonly language?: LanguageCode } {
  const record = entry === undefined ? undefined : journal.entry(entry);
  if (entry !== undefined && record === undefined)
    throw new ControlError(`There is no entry ${entry}: GET /__mock/journal lists what is remembered.`, {
      code: 404,
    });
  const call = record?.kind === 'call' ? record : undefined;
  const shown = player ?? call?.caller?.userName;
  const isThere = shown !== undefined && findPlayerId(db, shown) !== undefined;
  if (player !== undefined && !isThere)
    throw new ControlError(`There is no player "${player}" in this world.`, { code: 404 });
  const spoken = language ?? String(call?.headers.lang ?? '');
  return {
    ...(isThere && { player: shown }),
    ...(isLanguageCode(spoken) && { language: spoken }),
  };
}

/** So many entries are written before others have their turn. */
const ENTRIES_A_TURN = 50;

/** What is told of the world beside its image. */
async function partsOf(taken: Taken, origin: string): Promise<Parts> {
  const { world, journal, records, counting, history, faults, settings, facts } = taken;
  const entries: SavedEntry[] = [];
  const lines: string[] = [];
  let bytes = 0;
  for (const [index, record] of records.entries()) {
    const entry = savedEntry(record, journal, counting.has(record));
    const line = JSON.stringify(entry);
    entries.push(entry);
    lines.push(line);
    bytes += line.length;
    // Joined, they might be more than a text can hold.
    refuseLargePart(PART.journal, bytes);
    if (index % ENTRIES_A_TURN === 0) await nextTurn();
  }
  const head = JSON.stringify(journalHead(journal, world)).slice(0, -1);
  return {
    [PART.page]: Buffer.from(bugPage({ facts, entries, faults, timeZone: world.config.schedule.timeZone })),
    [PART.journal]: Buffer.from(`${head},"entries":[${lines.join(',\n')}]}`),
    [PART.har]: await buffer(harOf(records, { origin, journal, isElsewhere: false })),
    [PART.history]: json(history),
    [PART.faults]: json(faults),
    [PART.settings]: json(settings),
  };
}

/** The world as it was made, where its journal begins: too large a one, or one that an older program made, is left out. */
async function beginningOf(hosted: HostedWorld, { closing }: ControlPlane): Promise<Parts> {
  const made = await hosted.madeImage();
  if (made === undefined || made.length > MOST_BEGINNING_BYTES) return {};
  return { [PART.beginning]: (await makePortable(made, closing)).image };
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, undefined, 2));
}
