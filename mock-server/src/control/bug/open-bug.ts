import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import type { BugFacts } from '@canada28/shared/control/bug.control.ts';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { memoryPlace } from '../../worlds/world-place.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { journalOf } from '../journal/journal.ts';
import { checkInThread } from '../snapshots/check-in-thread.ts';
import { endSessions } from '../snapshots/portable-image.ts';
import { saveSnapshot } from '../snapshots/snapshots.ts';
import { refuseNewWorld } from '../worlds/new-world.ts';
import {
  BUG_FORMAT,
  type BugJson,
  bugHead,
  bugJson,
  historyJson,
  type JournalJson,
  journalJson,
  PART,
  type PartName,
} from './bug-file.ts';
import { type Parts, unpackParts } from './bug-zip.ts';
import { countsUp, goOnFrom, withOwnMarks } from './saved-journal.ts';

/** What the snapshot of the world is called that shows it where its journal begins. */
const BEGINNING = 'where-the-journal-begins';

/** What the world is to be called, and which tester opens it. */
type Wish = { readonly name: string | undefined; readonly by: string };

type Opened = { readonly hosted: HostedWorld; readonly facts: BugFacts };

/**
 * Makes a world of the file of a bug: as it was at its moment, where its clock stands still until it is told to go on.
 * It keeps its secret, so that what comes next is what came next there; its sessions are over. Refuses in a sentence
 * what is no sound file of a bug, and changes nothing then (control §15).
 */
export async function openBug(
  plane: ControlPlane,
  file: Buffer,
  { name: wanted, by }: Wish,
): Promise<Opened> {
  const parts = await unpackParts(file);
  const { broken, ...facts } = readFacts(parts);
  const journal = readJournal(parts);
  const history = readPart(parts, PART.history, historyJson);
  const checks = { migrations: plane.migrations, withAudit: true };
  const { [PART.beginning]: made } = parts;
  const { closing } = plane;
  const now = await checkInThread({ ...checks, knownBroken: broken }, getPart(parts, PART.image), closing);
  const beginning = made && (await checkInThread(checks, made, closing));
  const name = wanted ?? freeBugName(plane, facts.title);
  const image = await plane.worlds.begin(name, now.image, {
    prepare: ({ db, clock }) => {
      endSessions(db);
      clock.setRate(0);
    },
  });
  refuseNewWorld(plane, name);
  const hosted = plane.worlds.add(name, memoryPlace(image), { wasOff: false });
  if (plane.journalLength > 0) goOnFrom(journalOf(hosted, plane), journal, hosted);
  hosted.history.goOnFrom(history);
  if (beginning !== undefined) await keepBeginning(plane, hosted, { ...beginning, by });
  return { hosted, facts };
}

/** Where there is no room for another snapshot the world is without it. */
async function keepBeginning(
  plane: ControlPlane,
  hosted: HostedWorld,
  { atMs, image, by }: { readonly atMs: number; readonly image: Buffer; readonly by: string },
): Promise<void> {
  try {
    await saveSnapshot(plane, hosted, { name: BEGINNING, atMs, image, by });
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
  }
}

function readFacts(parts: Parts): Omit<BugJson, 'isBugOf' | 'format'> {
  const head = readPart(parts, PART.facts, bugHead);
  if (head.format > BUG_FORMAT)
    throw new ControlError(
      `The file is of a newer program: its format is ${head.format}, this one's ${BUG_FORMAT}. Start the newer program.`,
    );
  const { isBugOf: _, format: __, ...facts } = readPart(parts, PART.facts, bugJson);
  return facts;
}

function readJournal(parts: Parts): JournalJson {
  const text = getPart(parts, PART.journal).toString();
  const { marksOfDemo } = readText(text, PART.journal, journalJson);
  const journal = readText(withOwnMarks(text, marksOfDemo), PART.journal, journalJson);
  if (!countsUp(journal))
    throw new ControlError('The file is no file of a bug: the entries of its journal are not in order.');
  return journal;
}

function getPart(parts: Parts, name: PartName): Buffer {
  const part = parts[name];
  if (part !== undefined) return part;
  throw new ControlError(`The file is no file of a bug: it has no "${name}".`);
}

function readPart<Schema extends TSchema>(parts: Parts, name: PartName, schema: Schema): Static<Schema> {
  return readText(getPart(parts, name).toString(), name, schema);
}

function readText<Schema extends TSchema>(text: string, name: PartName, schema: Schema): Static<Schema> {
  const value = parsedJson(text);
  if (Check(schema, value)) return value;
  throw new ControlError(`The file is damaged, or no file of a bug: its "${name}" cannot be read.`);
}

/** A title in the letters that a world's name may have, and a number where that is taken. */
function freeBugName({ worlds }: ControlPlane, title: string): string {
  const letters = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const name = `bug-${letters.slice(0, 30)}`.replaceAll(/-+$/g, '');
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (worlds.hosted(free) === undefined) return free;
  }
}
