import { emptyImage, imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { expect, test } from 'vitest';
import { withLooseMoney } from '../../testing/loose-money.ts';
import { createTestControl, TEST_NOW_MS } from '../../testing/test-server.ts';
import { wholeImage } from '../../testing/whole-image.ts';
import { ControlError } from '../control-error.ts';
import { portableImage } from './portable-image.ts';
import { soundImage } from './sound-image.ts';

const { migrations } = createTestControl();

/** Files that are refused, each made of a whole one. */
const REFUSED: readonly [string, RegExp, (file: Buffer) => Buffer][] = [
  ['a text', /^The file is no SQLite database: /, () => Buffer.from('a text')],
  ['nothing', /^The file is no SQLite database: /, () => Buffer.alloc(0)],
  ['half of it', /^The file is damaged/, (file) => file.subarray(0, file.length / 2)],
  ['one with a broken page', /^The file is damaged/, (file) => file.fill(255, 4096 * 20, 4096 * 24)],
  ['one whose index leads elsewhere', /^The file is damaged: /, withAstrayIndex],
  [
    'one of a newer program',
    /^The file is of a newer program: its schema is 9999, /,
    sqlOn('PRAGMA user_version = 9999'),
  ],
  ['another program’s', /^The file is no world of this program: take one /, sqlOn('PRAGMA user_version = 0')],
  [
    'one with other tables',
    /^The file is no world of this program: its tables are others\./,
    sqlOn('CREATE TABLE more (a)'),
  ],
  ['one without a guard', /its tables are others\./, sqlOn('DROP TRIGGER issues_never_go')],
  [
    'one without a time',
    /it has no time and no secret\./,
    sqlOn("DELETE FROM world_facts WHERE name = 'clock'"),
  ],
  [
    'one without a secret',
    /it has no time and no secret\./,
    sqlOn("DELETE FROM world_facts WHERE name = 'secret'"),
  ],
  [
    'one of the first program, without a world',
    /it has no time and no secret\./,
    () => emptyImage(migrations.slice(0, 1)),
  ],
  [
    'one whose secret is no number',
    /its fact "secret" cannot be read/,
    sqlOn("UPDATE world_facts SET value = 'secret' WHERE name = 'secret'"),
  ],
  [
    'one whose settings go against each other',
    /The least of a deposit|depositMin|minimum|most/i,
    sqlOn(`INSERT OR REPLACE INTO world_facts VALUES ('settings', '{"depositMin":500,"depositMax":400}')`),
  ],
  [
    'one whose clock cannot be read',
    /its fact "clock" cannot be read/,
    sqlOn("UPDATE world_facts SET value = '7' WHERE name = 'clock'"),
  ],
  ['one with a trigger named as one of SQLite', /its tables are others\./, hiding('sqlite_evil')],
  ['one with a trigger named as a table of SQLite', /its tables are others\./, hiding('sqlite_stat1')],
  [
    'one of an older program with a trigger that its migration would set off',
    /its tables are others\./,
    sqlOn(`PRAGMA user_version = 1; CREATE TRIGGER evil AFTER INSERT ON players BEGIN SELECT 1; END`),
  ],
  ...[
    ['clock', { worldMs: 2 ** 53 - 1, rate: 1, wallMs: 1 }],
    ['clock', { worldMs: TEST_NOW_MS, rate: 1e300, wallMs: 1 }],
    ['origin', 5],
    ['origin', { config: { maxChaseIssues: 'many' } }],
    ['settings', { reviewSeconds: -1 }],
    ['config', { oddsThousandths: [] }],
    ['switches', { isUnderMaintenance: 'yes' }],
    ['downtimes', [null]],
    ['former-secrets', [7]],
  ].map(([name, value]): (typeof REFUSED)[number] => [
    `one whose ${name} is ${JSON.stringify(value)}`,
    /its fact "[a-z-]+" cannot be read/,
    sqlOn(`INSERT OR REPLACE INTO world_facts VALUES ('${name}', '${JSON.stringify(value)}')`),
  ]),
  [
    'one with a fault that no call adds',
    /its fault 1 cannot be read/,
    sqlOn(`INSERT INTO faults (request) VALUES ('{"match":{}}')`),
  ],
  [
    'one whose schedule cannot be',
    /drawIntervalSeconds|intervalSeconds/,
    sqlOn(
      `UPDATE world_facts SET value = json_set(value, '$.schedule.intervalSeconds', 1) WHERE name = 'config'`,
    ),
  ],
  ['one with money that was never booked', /^The audit of the file is not clean: /, withLooseMoney],
];

/** A trigger under a name that SQLite alone gives. */
function hiding(name: string): (file: Buffer) => Buffer {
  return (file) => {
    const db = openImage(file);
    db.exec('CREATE TRIGGER evil_trigger AFTER INSERT ON sessions BEGIN SELECT 1; END');
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    db.prepare('UPDATE sqlite_schema SET name = ?, sql = replace(sql, ?, ?) WHERE name = ?').run(
      name,
      'evil_trigger',
      name,
      'evil_trigger',
    );
    const image = imageOf(db);
    db.close();
    return image;
  };
}

/** Every page of it can be read; what one of its indexes finds is of another one. */
function withAstrayIndex(file: Buffer): Buffer {
  const db = openImage(file);
  const [one, other] = listRows<{ name: string; rootpage: number }>(
    db,
    "SELECT name, rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name IN ('messages', 'chat_lines') ORDER BY name",
  );
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  db.prepare('UPDATE sqlite_schema SET rootpage = ? WHERE name = ?').run(one?.rootpage, other?.name);
  const image = imageOf(db);
  db.close();
  return image;
}

function sqlOn(sql: string): (file: Buffer) => Buffer {
  return (file) => {
    const db = openImage(file);
    db.exec(sql);
    const image = imageOf(db);
    db.close();
    return image;
  };
}

test.each(REFUSED)('%s is refused in a sentence', (_what, sentence, change) => {
  const check = () => soundImage({ migrations, withAudit: true }, change(wholeImage()));
  expect(check).toThrow(ControlError);
  expect(check).toThrow(sentence);
});

test('a sound one is answered as it is, with its moment', () => {
  const image = wholeImage();
  const sound = soundImage({ migrations, withAudit: true }, image);
  expect(sound).toMatchObject({ atMs: TEST_NOW_MS, broken: [] });
  expect(sound.image.equals(image)).toBe(true);
});

test('what SQLite itself keeps of a world makes no difference', () => {
  const image = sqlOn('ANALYZE')(wholeImage());
  expect(soundImage({ migrations, withAudit: true }, image).broken).toEqual([]);
});

test('a fact that this program does not know is left alone', () => {
  const image = sqlOn("INSERT INTO world_facts VALUES ('of-another-program', 'any')")(wholeImage());
  expect(soundImage({ migrations, withAudit: true }, image).broken).toEqual([]);
});

test('a file of an older program is brought to the newest schema', () => {
  const image = sqlOn(
    `INSERT INTO world_facts VALUES ('secret', '00'), ('clock', '{"worldMs":${TEST_NOW_MS},"rate":1,"wallMs":1}')`,
  )(emptyImage(migrations.slice(0, -1)));
  const sound = soundImage({ migrations, withAudit: true }, image);
  const migrated = openImage(sound.image);
  expect(migrated.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(sound.atMs).toBe(TEST_NOW_MS);
  migrated.close();
});

test('books are held to the invariants where that is wanted, but for rules that they are known to break', () => {
  const loose = withLooseMoney(wholeImage());
  expect(soundImage({ migrations }, loose).broken).toEqual([]);
  const { broken } = portableImage(loose);
  expect(broken.length).toBeGreaterThan(1);
  expect(soundImage({ migrations, withAudit: true, knownBroken: broken }, loose).broken).toEqual(broken);
  const [unknown, ...knownBroken] = broken;
  expect(() => soundImage({ migrations, withAudit: true, knownBroken }, loose)).toThrow(
    `The audit of the file is not clean: ${unknown}; for one, `,
  );
});

test('the image of a world that leaves this machine has its books, and no session', () => {
  const image = wholeImage();
  const { atMs, broken, image: portable } = portableImage(image);
  expect([atMs, broken]).toEqual([TEST_NOW_MS, []]);
  const count = (file: Buffer, table: string) => {
    const db = openImage(file);
    const [row] = listRows<{ count: number }>(db, `SELECT count(*) AS count FROM ${table}`);
    db.close();
    return row?.count;
  };
  expect([count(image, 'sessions'), count(portable, 'sessions')]).toEqual([1, 0]);
  expect(count(portable, 'entries')).toBe(count(image, 'entries'));
  // Nor does what is free hold what was deleted.
  const db = openImage(image);
  const [session] = listRows<{ token_hash: Buffer }>(db, 'SELECT token_hash FROM sessions');
  db.close();
  const hash = session?.token_hash ?? Buffer.alloc(32);
  expect([image.includes(hash), portable.includes(hash)]).toEqual([true, false]);
  expect(portableImage(emptyImage(migrations)).atMs).toBe(0);
});
