import { Type } from 'typebox';
import { exactly, namedShape, nullable, usdtAmount } from '../contract/schemas.ts';
import { type ControlOutputOf, defineControl } from './control-call.ts';
import { exampleStep } from './undo-step.ts';
import { EXAMPLE_DEFAULT, worldWire } from './worlds.control.ts';

/** What a snapshot may be called: what can be the name of a file anywhere. */
export const SNAPSHOT_NAME = '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$';

const snapshotName = Type.String({ pattern: SNAPSHOT_NAME, description: 'Name of the snapshot.' });

/** So many snapshots a world may have (control §8). */
export const MOST_SNAPSHOTS = 50;

/** So many bytes all snapshots of a world may have together. */
export const MOST_SNAPSHOT_BYTES = 512 * 1024 * 1024;

/** So many bytes a file may have that is loaded as a snapshot. */
const MOST_FILE_BYTES = 256 * 1024 * 1024;

/** A snapshot as control calls tell of it: the moment of the world's clock (epoch ms) at which it was taken, its size, and which tester saved or restored it last in this process. */
const snapshotWire = namedShape('Snapshot', {
  name: snapshotName,
  atMs: Type.Integer(),
  bytes: Type.Integer(),
  lastUsedBy: Type.Optional(Type.String()),
});

const EXAMPLE = { name: 'before-the-draw', atMs: 1_789_524_060_000, bytes: 442_368, lastUsedBy: 'Mei' };

const NAME_TAKES = 'small letters, digits and hyphens, at most 60';

const named = {
  params: exactly({ name: snapshotName }),
  takes: `The path names a snapshot: ${NAME_TAKES}.`,
} as const;

const EXAMPLE_NAMED = { params: { name: EXAMPLE.name } };

export const listSnapshotsControl = defineControl({
  method: 'GET',
  path: '/snapshots',
  summary: 'Lists the snapshots of the world, the earliest moment first',
  output: Type.Array(snapshotWire),
  example: { output: [EXAMPLE] },
});

/** The whole database of the world: money, bets, sessions, time (control §8). */
export const saveSnapshotControl = defineControl({
  method: 'POST',
  path: '/snapshots',
  summary: 'Saves the world as it is under a name',
  takes: `The body must be {"name": ${NAME_TAKES}}.`,
  body: exactly({ name: snapshotName }),
  output: snapshotWire,
  example: { body: { name: EXAMPLE.name }, output: EXAMPLE },
});

export const loadSnapshotControl = defineControl({
  method: 'POST',
  path: '/snapshots/file',
  summary:
    'Loads a file as a snapshot of the world; it must be whole, of no newer program, and its audit clean',
  takes: `The query must be ?name= and the name of the snapshot to be (${NAME_TAKES}), the body the file, as application/octet-stream.`,
  query: exactly({ name: snapshotName }),
  accepts: 'application/octet-stream',
  mostBytes: MOST_FILE_BYTES,
  output: snapshotWire,
  example: { query: { name: EXAMPLE.name }, output: EXAMPLE },
});

/** Makes the world what it was; its calls that are running fail (control §8). */
export const restoreSnapshotControl = defineControl({
  ...named,
  method: 'POST',
  path: '/snapshots/:name/restore',
  summary: 'Makes the world what it was when it was saved; {"back": true} of the clock undoes that',
  output: worldWire,
  example: {
    ...EXAMPLE_NAMED,
    output: { ...EXAMPLE_DEFAULT, lastStep: exampleStep('snapshot before-the-draw restored') },
  },
});

export const deleteSnapshotControl = defineControl({
  ...named,
  method: 'DELETE',
  path: '/snapshots/:name',
  summary: 'Deletes a snapshot; tells which tester used it last',
  output: exactly({ name: snapshotName, lastUsedBy: Type.Optional(Type.String()) }),
  example: { ...EXAMPLE_NAMED, output: { name: EXAMPLE.name, lastUsedBy: 'Mei' } },
});

export const downloadSnapshotControl = defineControl({
  ...named,
  method: 'GET',
  path: '/snapshots/:name/file',
  summary: 'Downloads a snapshot as a file, a SQLite database',
  output: Type.String(),
  produces: 'application/vnd.sqlite3',
  example: { ...EXAMPLE_NAMED, output: 'SQLite format 3 …' },
});

/** So many players a comparison tells of. */
export const MOST_COMPARED = 1000;

const count = Type.Integer({ minimum: 0 });

/** What a player has, in money and in number. */
const holdings = namedShape('Holdings', {
  moneyUsable: usdtAmount,
  moneyFrozen: usdtAmount,
  bets: count,
  orders: count,
  messages: count,
});

/** A player in whom two states of a world differ; null where there was none, or is none any more. */
const playerDifference = namedShape('PlayerDifference', {
  id: Type.Integer(),
  userName: Type.String(),
  before: nullable(holdings),
  after: nullable(holdings),
});

export const compareSnapshotControl = defineControl({
  ...named,
  method: 'GET',
  path: '/snapshots/:name/differences',
  summary:
    'Compares what the world was when it was saved with what it is now, or was in another snapshot (with): the players whose money, or number of bets, orders or messages differs, at most 1000 of them',
  query: exactly({ with: Type.Optional(snapshotName) }),
  output: exactly({
    beforeMs: Type.Integer(),
    afterMs: Type.Integer(),
    list: Type.Array(playerDifference),
    total: count,
  }),
  example: {
    ...EXAMPLE_NAMED,
    output: {
      beforeMs: EXAMPLE.atMs,
      afterMs: EXAMPLE.atMs + 60_000,
      list: [
        {
          id: 100_001,
          userName: 'linmei',
          before: { moneyUsable: 1000, moneyFrozen: 0, bets: 0, orders: 0, messages: 1 },
          after: { moneyUsable: 990, moneyFrozen: 0, bets: 1, orders: 0, messages: 1 },
        },
      ],
      total: 1,
    },
  },
});

/** What differs between a snapshot and the world, or another snapshot. */
export type SnapshotDifferences = ControlOutputOf<typeof compareSnapshotControl>;

/** A player in whom they differ. */
export type PlayerDifference = SnapshotDifferences['list'][number];

/** A snapshot as control calls tell of it. */
export type SnapshotWire = ControlOutputOf<typeof saveSnapshotControl>;
