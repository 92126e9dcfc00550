import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { emptyImage } from '@canada28/db/database-image.ts';
import { pathsBeside } from '@canada28/db/delete-database.ts';
import type { Migration } from '@canada28/db/read-migrations.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { WORLD_NAME } from '@canada28/shared/control/worlds.control.ts';
import { REQUEST_TIMEOUT_MS } from '@canada28/shared/limits.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import { JournalBudget } from '../control/journal/journal-budget.ts';
import { Templates } from '../control/scenarios/templates.ts';
import { leaveNoEmpty, SNAPSHOTS } from '../control/snapshots/snapshot-store.ts';
import { findLanAddress } from '../http/lan-address.ts';
import { wallClock } from '../world/clock.ts';
import type { Say } from '../world/time-passed.ts';
import { readBrand } from '../worlds/brand.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import { readInvitation } from '../worlds/invitation-file.ts';
import { type FilePlace, filePlace, memoryPlace } from '../worlds/world-place.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { UNFINISHED } from '../worlds/written-file.ts';
import type { ServerConfig } from './config.ts';
import { DEMO_RULES, WORLD_RULES } from './world-rules.ts';

/** The client, which gives up later, is still told what was wrong. */
const UPSTREAM_PATIENCE_MS = REQUEST_TIMEOUT_MS - 10_000;

const WORLD_FILE = '.sqlite';

/** What control calls steer, as the environment says; `off` where there are none. */
export function composeControl(
  config: ServerConfig,
  folders: Pick<ControlPlane, 'migrations' | 'pagesFolder' | 'consoleFolder'>,
): Omit<ControlPlane, 'worlds'> | 'off' {
  if (config.control === 'off') return 'off';
  const { migrations } = folders;
  const rules = { demo: DEMO_RULES, bare: WORLD_RULES };
  return {
    ...folders,
    access: config.control,
    token: config.controlToken,
    hostSuffix: config.worldHostSuffix,
    lanAddress: () => findLanAddress(config.host),
    templates: new Templates({ migrations, rules, config: config.world, wall: wallClock }),
    synchronous: config.synchronous,
    persistentFolder: persistentFolderOf(config),
    mostWorlds: config.mostWorlds,
    upstreamPatienceMs: UPSTREAM_PATIENCE_MS,
    idleWorldMs: config.idleWorldMs,
    journalLength: config.journalLength,
    mostSnapshotBytes: config.snapshotBytes,
    journalBudget: new JournalBudget(config.journalBytes),
  };
}

/**
 * Adds the worlds that an earlier process left: the default one, and, where they can be entered, the persistent ones.
 * Answers the default one, and its file where it has one.
 */
export function addWorldsOfDisk(
  worlds: Worlds,
  config: ServerConfig,
  migrations: readonly Migration[],
  say: Say = () => undefined,
): { readonly hosted: HostedWorld; readonly place: FilePlace | undefined } {
  const isInMemory = config.databasePath === ':memory:';
  const rules = { migrations, synchronous: config.synchronous };
  const place = isInMemory ? undefined : filePlace(config.databasePath, rules);
  const orMemory = place ?? memoryPlace(emptyImage(migrations));
  const hosted = worlds.add(DEFAULT_WORLD_NAME, orMemory, { isPersistent: !isInMemory });
  hosted.invitation = readInvitation(config.databasePath, DEFAULT_WORLD_NAME, say);
  if (!isInMemory) hosted.brand = readBrand(config.databasePath, say);
  const folder = config.control === 'off' ? undefined : persistentFolderOf(config);
  if (folder === undefined || !existsSync(folder)) return { hosted, place };
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(WORLD_FILE)) continue;
    const name = basename(file, WORLD_FILE);
    if (name === DEFAULT_WORLD_NAME || !new RegExp(WORLD_NAME).test(name)) {
      say(`The file ${join(folder, file)} has no name that a world can have: it is left alone.`);
      continue;
    }
    const path = join(folder, file);
    const persistent = worlds.add(name, filePlace(path, rules), { isPersistent: true });
    persistent.invitation = readInvitation(path, name, say);
    persistent.brand = readBrand(path, say);
  }
  return { hosted, place };
}

/**
 * Removes what interrupted writes of an earlier process left: the database file must be open by now, so that no other
 * server is writing there.
 */
export function removeUnfinished(config: ServerConfig): void {
  const folder = persistentFolderOf(config);
  if (folder === undefined) return;
  const isOurs = (file: string) => file.startsWith(basename(config.databasePath));
  removeFrom(dirname(config.databasePath), isOurs);
  if (!existsSync(folder)) return;
  removeFrom(folder);
  removeOrphans(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const snapshots = join(folder, entry.name);
    leaveNoEmpty(snapshots, () => removeFrom(snapshots));
  }
}

function removeFrom(folder: string, isOurs: (file: string) => boolean = () => true): void {
  for (const file of readdirSync(folder))
    if (file.endsWith(UNFINISHED) && isOurs(file)) rmSync(join(folder, file), { force: true });
}

/**
 * What lies beside a database that is not there: of a creation that ended before it (the image that a world is made with
 * is written first), of a deletion that ended after it, or of a world whose file was removed by hand. The next world of
 * that name would take it for its own. The default world, whose snapshots alone lie here, is always there.
 */
function removeOrphans(folder: string): void {
  const files = new Set(readdirSync(folder));
  files.delete(DEFAULT_WORLD_NAME + SNAPSHOTS);
  const endings = [...pathsBeside(WORLD_FILE), SNAPSHOTS];
  for (const file of files) {
    const ending = endings.find((end) => file.endsWith(end));
    const isOrphan = ending !== undefined && !files.has(basename(file, ending) + WORLD_FILE);
    if (isOrphan) rmSync(join(folder, file), { force: true, recursive: true });
  }
}

/** Beside the database file, under its name. */
function persistentFolderOf({ databasePath }: ServerConfig): string | undefined {
  if (databasePath === ':memory:') return undefined;
  return join(dirname(databasePath), `${basename(databasePath, WORLD_FILE)}.worlds`);
}
