import { describe, expect, it } from 'vitest';
import { checkSources } from './check-sources.ts';

function rulesBrokenBy(path: string, text: string): string[] {
  return checkSources([{ path, text }]).map(({ rule }) => rule);
}

const ROOM = 'mock-server/src/features';

describe('import directions', () => {
  it.each([
    [
      'shared/src/limits.ts',
      "import { open } from '@canada28/db/open-database.ts';",
      'shared must not import db',
    ],
    ['shared/src/limits.ts', "import { readFileSync } from 'node:fs';", 'shared imports nothing of Node'],
    ['shared/src/limits.ts', "import { readFileSync } from 'fs';", 'shared imports nothing of Node'],
    [
      'shared/src/limits.ts',
      "import { Button } from '@canada28/ui/button.tsx';",
      'shared must not import ui',
    ],
    [
      'mock-server/src/main.ts',
      "import { Button } from '@canada28/ui/button.tsx';",
      'mock-server must not import ui',
    ],
    [
      'shared/ui/src/ball.tsx',
      "import { Money } from '@canada28/client/ui/game/money.tsx';",
      'ui must not import client',
    ],
    [
      'shared/ui/src/ball.tsx',
      "import { PLAY } from '@canada28/shared/contract/betting.contract.ts';",
      'the design system knows design and rules, and no call',
    ],
    [
      'client/src/ui/ball.tsx',
      "import { joinClasses } from '../../../shared/ui/src/join-classes.ts';",
      'another workspace is imported by its package name',
    ],
    [
      'db/src/migrate.ts',
      "import type { World } from '@canada28/mock-server/world/world.ts';",
      'db must not import mock-server',
    ],
    [
      'mock-server/src/main.ts',
      "export { app } from '@canada28/client/app/router.tsx';",
      'mock-server must not import client',
    ],
    [
      'client/src/app/router.tsx',
      "const load = () => import('@canada28/mock-server/main.ts');",
      'client must not import mock-server',
    ],
    [
      'client/src/app/router.tsx',
      "type Db = import('@canada28/db/tables.ts').Db;",
      'client must not import db',
    ],
    [
      'client/src/app/router.tsx',
      "import { BET } from '../../../shared/src/limits.ts';",
      'another workspace is imported by its package name',
    ],
    [
      'client/src/app/app-shell.tsx',
      "import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';",
      'the client knows nothing of the control plane',
    ],
    [
      'client/src/ui/ball.tsx',
      "import { useBets } from '../features/betting/betting.queries.ts';",
      'ui knows no feature, no contract and no API',
    ],
    [
      'client/src/ui/ball.tsx',
      "import { paths } from '../app/paths.ts';",
      'ui knows no feature, no contract and no API',
    ],
    [
      'client/src/ui/ball.tsx',
      "import { callApi } from '../lib/api-client.ts';",
      'ui knows no feature, no contract and no API',
    ],
    [
      'client/src/ui/ball.tsx',
      "import { PLAY } from '@canada28/shared/contract/betting.contract.ts';",
      'ui knows no feature, no contract and no API',
    ],
    [
      'client/src/data/draws/issue.queries.ts',
      "import { List } from '../../ui/lists/list.tsx';",
      'data knows no feature, no screen, no app and no ui',
    ],
    [
      'client/src/lib/api-client.ts',
      "import { Toast } from '../ui/toast.tsx';",
      'lib knows no feature, no screen, no data, no app and no ui',
    ],
    [
      'client/src/features/betting/bet-slip.tsx',
      "import { useWallet } from '../wallet/wallet.queries.ts';",
      'client rooms do not import each other (betting → wallet)',
    ],
    [
      'client/src/features/help/about-screen.tsx',
      "import { AppShell } from '../../app/app-shell.tsx';",
      'features know no screen that combines them, and no app',
    ],
    [
      'client/src/features/help/about-screen.tsx',
      "import { RoomLobby } from '../../screens/room/room-lobby.tsx';",
      'features know no screen that combines them, and no app',
    ],
    [
      'client/src/screens/room/room-lobby.tsx',
      "import { AppShell } from '../../app/app-shell.tsx';",
      'screens know no app',
    ],
    [
      `${ROOM}/draws/draw-issue.ts`,
      "import { listBets } from '../betting/betting.repository.ts';",
      'draws stands below betting',
    ],
    [
      `${ROOM}/ledger/move-money.ts`,
      "import { settle } from '../settlement/settle-issue.ts';",
      'ledger stands below settlement',
    ],
  ])('are broken by %s: %s', (path, text, rule) => {
    expect(rulesBrokenBy(path, text)).toEqual([rule]);
  });

  it.each([
    ['db/seeds/demo.ts', "import { BET } from '@canada28/shared/limits.ts';"],
    ['client/src/ui/ball.tsx', "import { Button } from '@canada28/ui/button.tsx';"],
    ['mock-server/console/src/ui/page.tsx', "import { Button } from '@canada28/ui/button.tsx';"],
    ['shared/src/game/draw-result.test.ts', "import { readFileSync } from 'node:fs';"],
    ['client/src/testing/server.ts', "import { buildApp } from '@canada28/mock-server/app/build-app.ts';"],
    [
      'client/src/features/betting/betting-screen.test.tsx',
      "import { demo } from '@canada28/db/seeds/demo.ts';",
    ],
    ['client/src/features/betting/betting-screen.tsx', "import { Ball } from '../../ui/ball.tsx';"],
    ['client/src/app/router.tsx', "// import { x } from '@canada28/mock-server/main.ts'"],
    [`${ROOM}/settlement/settle-issue.ts`, "import { moveMoney } from '../ledger/move-money.ts';"],
  ])('allow %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it('name file and line of what breaks them', () => {
    const text = "import { a } from './a.ts';\n\nimport { b } from '@canada28/db/b.ts';\n";
    expect(checkSources([{ path: 'shared/src/x.ts', text }])).toEqual([
      { path: 'shared/src/x.ts', line: 3, rule: 'shared must not import db' },
    ]);
  });
});

describe('server rooms', () => {
  const file = (room: string, other: string) => ({
    path: `${ROOM}/${room}/${room}.ts`,
    text: `import { x } from '../${other}/model.ts';`,
  });

  it('are a tree: a circle is reported at each import that closes it', () => {
    const circle = [
      file('auth', 'profile'),
      file('profile', 'messages'),
      file('messages', 'auth'),
      file('chat', 'auth'),
    ];
    expect(checkSources(circle).map(({ path, rule }) => `${path}: ${rule}`)).toEqual([
      `${ROOM}/auth/auth.ts: folders form a circle: ${ROOM}/auth → ${ROOM}/profile → ${ROOM}/messages → ${ROOM}/auth`,
      `${ROOM}/messages/messages.ts: folders form a circle: ${ROOM}/messages → ${ROOM}/auth → ${ROOM}/profile → ${ROOM}/messages`,
      `${ROOM}/profile/profile.ts: folders form a circle: ${ROOM}/profile → ${ROOM}/messages → ${ROOM}/auth → ${ROOM}/profile`,
    ]);
  });

  it('may meet again below', () => {
    expect(
      checkSources([file('auth', 'profile'), file('auth', 'messages'), file('profile', 'messages')]),
    ).toEqual([]);
  });
});

describe('server floors', () => {
  it.each([
    ['world/world.ts', 'features/draws/draw-issue.ts', 'world stands below features'],
    ['http/sessions/session.ts', 'features/auth/log-in.ts', 'http stands below features'],
    ['features/chat/chat.ts', 'control/control-error.ts', 'features stands below control'],
    ['control/time/move-clock.ts', 'app/build-app.ts', 'control stands below app'],
  ])('%s must not import %s', (from, to, rule) => {
    const text = `import type { X } from '@canada28/mock-server/${to}';`;
    expect(rulesBrokenBy(`mock-server/src/${from}`, text)).toEqual([rule]);
  });

  it('import those below', () => {
    const text = "import { x } from '../world/world.ts'; import { y } from '../http/enter.ts';";
    expect(rulesBrokenBy('mock-server/src/app/build-app.ts', text)).toEqual([]);
  });
});

describe('files', () => {
  const file = (name: string, ...others: string[]) => ({
    path: `shared/src/${name}.ts`,
    text: others.map((other) => `import type { ${other} } from './${other}.ts';`).join('\n'),
  });

  it('form no circle, types included', () => {
    expect(checkSources([file('a', 'b'), file('b', 'c', 'd'), file('c', 'a'), file('d')])).toEqual([
      {
        path: 'shared/src/a.ts',
        line: 1,
        rule: 'files form a circle: shared/src/a.ts → shared/src/b.ts → shared/src/c.ts → shared/src/a.ts',
      },
      expect.objectContaining({ path: 'shared/src/b.ts', line: 1 }),
      expect.objectContaining({ path: 'shared/src/c.ts', line: 1 }),
    ]);
  });
});

describe('the content of files', () => {
  const BETS_UNSEEN = 'bets and chases are not readable from the draw code (game §2)';
  const LEDGER_WRITES = 'only the ledger writes postings, entries and balances';
  const NAMED = 'states and types are written by their names, in SQL too';
  const IN_REPOSITORIES = 'SQL stands in repositories, and in the checks of the audit';
  const SYNCHRONOUS = 'verbs and repositories are synchronous, unless they hash passwords';
  const HANDED_IN = 'time, chance and settings are handed in';
  const ROUNDED = 'only shared/src/money multiplies USDT into micro-USDT: floats need rounding';

  it.each([
    [`${ROOM}/draws/draws.repository.ts`, "const sql = 'SELECT count(*) FROM bets';", BETS_UNSEEN],
    [
      `${ROOM}/draws/draws.repository.ts`,
      'const sql = `SELECT 1 FROM issues JOIN chase_items USING (id)`;',
      BETS_UNSEEN,
    ],
    [
      `${ROOM}/betting/betting.repository.ts`,
      "const sql = 'UPDATE accounts SET balance_micros = 1';",
      LEDGER_WRITES,
    ],
    [`${ROOM}/betting/place-bet.ts`, "const sql = 'SELECT id FROM players';", IN_REPOSITORIES],
    ['db/seeds/demo.ts', 'const sql = `INSERT OR IGNORE INTO postings VALUES (?)`;', LEDGER_WRITES],
    [`${ROOM}/betting/betting.repository.ts`, "const sql = 'SELECT 1 FROM bets WHERE status <> 4';", NAMED],
    [`${ROOM}/draws/draws.repository.ts`, `const sql = "SELECT 1 FROM issues WHERE state = 'drawn'";`, NAMED],
    ['scripts/audit.ts', "const sql = 'SELECT 1 FROM finance_orders WHERE type = 10';", NAMED],
    ['scripts/audit.ts', "const sql = 'SELECT 1 FROM chases WHERE chases.status NOT IN (1, 2)';", NAMED],
    [
      `${ROOM}/settlement/settlement.repository.ts`,
      'const sql = `UPDATE bets SET status = CASE WHEN prize_micros > 0 THEN 2 ELSE :lost END`;',
      NAMED,
    ],
    [`${ROOM}/betting/place-bet.ts`, 'export async function placeBet() {}', SYNCHRONOUS],
    [`${ROOM}/betting/betting.repository.ts`, 'export const rows = await read();', SYNCHRONOUS],
    [`${ROOM}/betting/place-bet.ts`, 'const at = Date.now();', HANDED_IN],
    [`${ROOM}/betting/place-bet.ts`, 'const at = new Date();', HANDED_IN],
    ['shared/src/game/fairness.ts', 'const chance = Math.random();', HANDED_IN],
    ['client/src/ui/countdown.tsx', 'const at = performance.now();', HANDED_IN],
    ['mock-server/src/world/world.ts', 'const { PORT } = process.env;', HANDED_IN],
    [`${ROOM}/betting/place-bet.ts`, 'const micros = input.amount * MICROS_PER_USDT;', ROUNDED],
    ['client/src/ui/money.tsx', 'const micros = 1_000_000 * amount;', ROUNDED],
    ['shared/src/limits.ts', 'const TENTH = 0.1 * MICROS_PER_USDT;', ROUNDED],
  ])('is refused in %s: %s', (path, text, rule) => {
    expect(rulesBrokenBy(path, text)).toEqual([rule]);
  });

  it.each([
    [`${ROOM}/draws/draws.repository.ts`, "// never reads bets\nconst sql = 'SELECT 1 FROM issues';"],
    [`${ROOM}/ledger/ledger.repository.ts`, "const sql = 'INSERT INTO postings VALUES (1)';"],
    [`${ROOM}/betting/betting.repository.ts`, "const sql = 'SELECT 1 FROM accounts';"],
    [
      `${ROOM}/betting/betting.repository.ts`,
      `const sql = \`SELECT 1 FROM bets WHERE status = \${BET_STATUS.won}\`;`,
    ],
    [`${ROOM}/betting/betting.repository.ts`, "const sql = 'SELECT 1 FROM bets WHERE status = :status';"],
    [`${ROOM}/betting/place-bet.test.ts`, "const sql = 'UPDATE entries SET id = 1'; const at = Date.now();"],
    [`${ROOM}/betting/betting.routes.ts`, 'export async function routes() {}'],
    [
      `${ROOM}/auth/log-in.ts`,
      "import { verify } from './passwords.ts';\nexport async function check() { await verify(); }",
    ],
    [`${ROOM}/betting/place-bet.ts`, 'const at = new Date(context.clock.nowMs());'],
    ['mock-server/src/world/clock.ts', 'const at = Date.now();'],
    ['client/src/lib/device-clock.ts', 'const at = performance.now();'],
    ['scripts/audit.ts', 'const path = process.env.DATABASE_PATH;'],
    ['shared/src/limits.ts', 'export const MIN_DEPOSIT_MICROS = 10 * MICROS_PER_USDT;'],
    ['shared/src/money/usdt.ts', 'const micros = Math.round(usdt * MICROS_PER_USDT);'],
  ])('is fine in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });
});
