import { crc32, deflateRawSync } from 'node:zlib';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { MOST_BUG_BYTES } from '@canada28/shared/control/bug.control.ts';
import { expect, test } from 'vitest';
import { openTestBug, saveTestBug } from '../../testing/test-bug.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { BUG_FORMAT, PART, type PartName } from './bug-file.ts';
import { type Parts, packParts, unpackParts } from './bug-zip.ts';

type Change = (file: Buffer, parts: Parts) => Buffer | Promise<Buffer>;

const zipOf = (parts: Parts) => packParts(parts, 0);

const withPart = (parts: Parts, name: PartName, content: Buffer) => zipOf({ ...parts, [name]: content });

const jsonOf = (parts: Parts, name: PartName) => JSON.parse(String(parts[name]));

const withJson = (parts: Parts, name: PartName, change: (value: never) => unknown) =>
  withPart(parts, name, Buffer.from(JSON.stringify(change(jsonOf(parts, name) as never))));

/** Changes the database of the world. */
function withWorld(parts: Parts, sql: string): Promise<Buffer> {
  const db = openImage(parts[PART.image] ?? Buffer.alloc(0));
  try {
    db.exec(sql);
    return withPart(parts, PART.image, imageOf(db));
  } finally {
    db.close();
  }
}

/** One entry of a zip, as the format says: what it tells of its name, its length and its checksum may be untrue. */
type Told = {
  readonly name: string;
  readonly content: Buffer;
  readonly length?: number;
  readonly sum?: number;
};

/** A zip written by hand: no library writes one that is not sound. */
function rawZip(entries: readonly Told[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, length = content.length, sum = crc32(content) } of entries) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(sum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

const told = (parts: Parts): Told[] => Object.entries(parts).map(([name, content]) => ({ name, content }));

/** The same zip with something else told of one of its parts. */
const rawWith = (parts: Parts, name: PartName, change: Partial<Told>) =>
  rawZip(told(parts).map((entry) => (entry.name === name ? { ...entry, ...change } : entry)));

const HOSTILE: readonly (readonly [string, Change, RegExp])[] = [
  ['is no zip', () => Buffer.from('a text'), /^The file is damaged, or no file of a bug: .*[^.]\.$/],
  ['is empty', () => Buffer.alloc(0), /^The file is damaged, or no file of a bug: .*[^.]\.$/],
  [
    'breaks off',
    (file) => file.subarray(0, file.length / 2),
    /^The file is damaged, or no file of a bug: .*[^.]\.$/,
  ],
  [
    'is a zip of something else',
    () => rawZip([{ name: 'holiday.txt', content: Buffer.from('sun') }]),
    /^The file is no file of a bug: it holds "holiday.txt", which is no part of one\.$/,
  ],
  [
    'holds a name that leads out of a folder',
    (_, parts) => rawZip([...told(parts), { name: '../../etc/passwd', content: Buffer.from('root') }]),
    /^The file is damaged, or no file of a bug: /,
  ],
  [
    'holds an absolute name',
    (_, parts) => rawZip([...told(parts), { name: '/etc/passwd', content: Buffer.from('root') }]),
    /^The file is damaged, or no file of a bug: /,
  ],
  [
    'holds a name that every object has',
    (_, parts) => rawZip([...told(parts), { name: '__proto__', content: Buffer.from('{}') }]),
    /it holds "__proto__", which is no part of one\.$/,
  ],
  [
    'holds a part twice',
    (_, parts) => rawZip([...told(parts), { name: PART.facts, content: Buffer.from('{}') }]),
    /^The file is no file of a bug: it holds "bug.json" twice\.$/,
  ],
  [
    'says that a part is larger than one may be',
    (_, parts) => rawWith(parts, PART.image, { length: MOST_BUG_BYTES + 1 }),
    /^The file is no file of a bug: its "world.sqlite" would have 268435457 bytes, and may have 268435456\.$/,
  ],
  [
    'holds a part that is longer than it says: a bomb',
    (_, parts) => rawWith(parts, PART.facts, { content: Buffer.alloc(50_000_000), length: 1000 }),
    /^The file is damaged, or no file of a bug: too many bytes/,
  ],
  [
    'holds a part with another checksum',
    (_, parts) => rawWith(parts, PART.history, { sum: 28 }),
    /^The file is damaged: the checksum of its "history.json" is another one\.$/,
  ],
  [
    'has no world in it',
    (_, { [PART.image]: _image, ...parts }) => zipOf(parts),
    /^The file is no file of a bug: it has no "world.sqlite"\.$/,
  ],
  [
    'has no journal in it',
    (_, { [PART.journal]: _journal, ...parts }) => zipOf(parts),
    /^The file is no file of a bug: it has no "journal.json"\.$/,
  ],
  [
    'is of a newer program',
    (_, parts) =>
      withJson(parts, PART.facts, (facts: object) => ({ ...facts, format: BUG_FORMAT + 1, mood: 1 })),
    /^The file is of a newer program: its format is 2, this one's 1\. Start the newer program\.$/,
  ],
  [
    'holds a world of a newer program',
    (_, parts) => withWorld(parts, 'PRAGMA user_version = 999'),
    /^The file is of a newer program: its schema is 999/,
  ],
  [
    'says other things of itself than one may',
    (_, parts) =>
      withJson(parts, PART.facts, (facts: object) => ({ ...facts, page: 'https://evil.example/' })),
    /^The file is damaged, or no file of a bug: its "bug.json" cannot be read\.$/,
  ],
  [
    'holds a journal of another form',
    (_, parts) =>
      withJson(parts, PART.journal, ({ entries, ...rest }: { entries: object[] }) => ({
        ...rest,
        entries: entries.map((entry) => ({ ...entry, entry: { kind: 'call' } })),
      })),
    /^The file is damaged, or no file of a bug: its "journal.json" cannot be read\.$/,
  ],
  [
    'holds an entry of a moment that no date has',
    (_, parts) =>
      withJson(parts, PART.journal, ({ entries, ...rest }: { entries: { entry: object }[] }) => ({
        ...rest,
        entries: entries.map((saved) => ({ ...saved, entry: { ...saved.entry, atMs: 1e300 } })),
      })),
    /its "journal.json" cannot be read\.$/,
  ],
  [
    'was saved before there were clocks',
    (_, parts) => withJson(parts, PART.facts, (told: object) => ({ ...told, savedAtMs: -1 })),
    /its "bug.json" cannot be read\.$/,
  ],
  [
    'holds a journal whose entries do not count up',
    (_, parts) =>
      withJson(parts, PART.journal, ({ entries, ...rest }: { entries: object[] }) => ({
        ...rest,
        entries: entries.toReversed(),
      })),
    /^The file is no file of a bug: the entries of its journal are not in order\.$/,
  ],
  [
    'holds a history of another form',
    (_, parts) => withPart(parts, PART.history, Buffer.from('[{"id":"one"}]')),
    /its "history.json" cannot be read\.$/,
  ],
  [
    'holds something else in the place of the world',
    (_, parts) => withPart(parts, PART.image, Buffer.from('a text')),
    /^The file is no SQLite database/,
  ],
  [
    'holds a world with a trigger that is not ours',
    (_, parts) =>
      withWorld(parts, 'CREATE TRIGGER rich AFTER INSERT ON bets BEGIN DELETE FROM sessions; END'),
    /^The file is no world of this program: its tables are others\.$/,
  ],
  [
    'holds a world whose books were changed',
    (_, parts) => withWorld(parts, 'UPDATE bets SET status = 3, settled_at_ms = 1'),
    /^The audit of the file is not clean: /,
  ],
  [
    'holds a beginning whose books were changed',
    (_, parts) => withPart(parts, PART.beginning, Buffer.from('SQLite format 3\0 and no more')),
    /^The file is damaged, or no world of this program/,
  ],
];

type Saved = { readonly file: Buffer; readonly parts: Parts };

let saved: Saved | undefined;

/** A file of a world with a bet in it, saved once. */
async function bugFile(): Promise<Saved> {
  if (saved !== undefined) return saved;
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const issue = await server.game('findcurIssue.do', { lotteryId: '1' });
  const { issueCode } = issue.body.data;
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  await server.game('gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, player.headers);
  const file = await saveTestBug(server.app, { title: 'Changed' });
  saved = { file, parts: await unpackParts(file) };
  return saved;
}

test.each(HOSTILE)(
  'a file that %s is refused in one sentence, and no world is made',
  async (_, change, why) => {
    const { file, parts } = await bugFile();
    const { app } = await createTestServer();
    const before = app.worlds.names;
    const { code, msg } = await openTestBug(app, await change(file, parts));
    expect([code, msg]).toEqual([400, expect.stringMatching(why)]);
    expect(app.worlds.names).toEqual(before);
  },
);

test('the file that they are made of is opened, also written by hand', async () => {
  const { file, parts } = await bugFile();
  const { app } = await createTestServer();
  expect(await openTestBug(app, file)).toMatchObject({ code: 200 });
  expect(await openTestBug(app, rawZip(told(parts)))).toMatchObject({ code: 200 });
});

test('no session that was put into a file opens an account, and its clock stands still though it ran', async () => {
  const { parts } = await bugFile();
  const { app } = await createTestServer();
  const file = await withWorld(
    parts,
    `INSERT INTO sessions (token_hash, player_id, created_at_ms, expires_at_ms)
     SELECT zeroblob(32), max(id), created_at_ms, 9e15 FROM players`,
  );
  const { data } = await openTestBug(app, file);
  expect(data.world).toMatchObject({ rate: 0 });
  const hosted = app.worlds.hosted(data.world.name);
  expect(hosted?.read((db) => listRows(db, 'SELECT * FROM sessions'))).toEqual([]);
});

test('a file is not opened under a name that a world has', async () => {
  const { file } = await bugFile();
  const { app } = await createTestServer();
  const { code, msg } = await openTestBug(app, file, 'default');
  expect([code, msg]).toEqual([409, expect.stringMatching(/^There is already a world "default"/)]);
});

test('a file of more than 256 MB is refused before it is read', async () => {
  const { app } = await createTestServer();
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/worlds/bug',
    payload: Buffer.from('PK'),
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(MOST_BUG_BYTES + 1) },
  });
  expect(reply.statusCode).toBe(413);
});
