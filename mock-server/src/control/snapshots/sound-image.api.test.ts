import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS } from '../../testing/test-server.ts';

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

/** Money that the ledger's own guards would never let in. */
function withLooseMoney(file: Buffer): Buffer {
  const db = openImage(file);
  const guards = listRows<{ name: string; sql: string }>(
    db,
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'accounts'",
  );
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`);
  db.exec('UPDATE accounts SET balance_micros = balance_micros + 1 WHERE player_id IS NOT NULL');
  for (const { sql } of guards) db.exec(sql);
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

test.each(REFUSED)(
  '%s is refused in a sentence, and nothing is kept of it',
  async (_what, sentence, change) => {
    const server = await createTestServer();
    createTestPlayer(server.world);
    const asked = supertest(server.app.server);
    const reply = await asked
      .post('/__mock/snapshots/file?name=copy')
      .type('application/octet-stream')
      .send(change(imageOf(server.world.db)))
      .expect(400);
    expect(reply.body).toEqual({ code: 400, data: null, msg: expect.stringMatching(sentence) });
    expect((await asked.get('/__mock/snapshots').expect(200)).body.data).toEqual([]);
  },
);
