import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, TOOLS } from '../lib/project.mjs';

const FEATURES = 'mock-server/src/features';
const BETS_UNSEEN = 'Bets and chases are not readable from the draw code (game §2).';
const LEDGER_WRITES = 'Only the ledger writes postings, entries and balances.';
const NAMED = 'States and types are written by their names, in SQL too.';
const IN_REPOSITORIES = 'SQL stands in repositories, and in the checks of the audit.';
const SYNCHRONOUS = 'Handlers and repositories are synchronous, unless they hash passwords.';
const HANDED_IN = 'Time, chance and settings are handed in.';
const ROUNDED = 'Only shared/src/money multiplies USDT into micro-USDT: floats need rounding.';

const project = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
afterAll(() => rmSync(project, { recursive: true }));

/** What each of these files breaks, as `path: message`; a project of their own has no others. */
function messagesOf(files: readonly (readonly [path: string, text: string, ...unknown[]])[]): string[] {
  for (const [path, text] of files) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), `${text}\n`);
  }
  for (const part of ['biome.json', '.gitignore', 'scripts/lint'])
    cpSync(join(ROOT, part), join(project, part), { recursive: true });
  const parameters = ['lint', '--reporter=github', '--max-diagnostics=none', ...files.map(([path]) => path)];
  const tool = [join(ROOT, TOOLS.biome), ...parameters];
  const { stdout } = spawnSync(process.execPath, tool, { cwd: project, encoding: 'utf8' });
  return Array.from(
    stdout.matchAll(/title=plugin,file=([^,]+),.*?::(.*?\.)(?=\n|::|$|lint)/g),
    ([, file = '', message]) => `${relative(project, file)}: ${message}`,
  ).sort();
}

const REFUSED: readonly (readonly [path: string, text: string, message: string])[] = [
  [`${FEATURES}/draws/a.repository.ts`, "const sql = 'SELECT count(*) FROM bets';", BETS_UNSEEN],
  [
    `${FEATURES}/draws/b.repository.ts`,
    'const sql = `SELECT 1 FROM issues JOIN chase_items USING (id)`;',
    BETS_UNSEEN,
  ],
  [
    `${FEATURES}/betting/a.repository.ts`,
    "const sql = 'UPDATE accounts SET balance_micros = 1';",
    LEDGER_WRITES,
  ],
  ['db/seeds/a.ts', 'const sql = `INSERT OR IGNORE INTO postings VALUES (?)`;', LEDGER_WRITES],
  [`${FEATURES}/betting/a.ts`, "const sql = 'SELECT id FROM players';", IN_REPOSITORIES],
  ['mock-server/src/control/a/a.ts', 'const sql = `DELETE FROM facts`;', IN_REPOSITORIES],
  [`${FEATURES}/betting/b.repository.ts`, "const sql = 'SELECT 1 FROM bets WHERE status <> 4';", NAMED],
  [`${FEATURES}/draws/c.repository.ts`, `const sql = "SELECT 1 FROM issues WHERE state = 'drawn'";`, NAMED],
  ['scripts/a.ts', "const sql = 'SELECT 1 FROM finance_orders WHERE type = 10';", NAMED],
  ['scripts/b.ts', "const sql = 'SELECT 1 FROM chases WHERE chases.status NOT IN (1, 2)';", NAMED],
  [
    `${FEATURES}/settlement/a.repository.ts`,
    'const sql = `UPDATE bets SET status = CASE WHEN prize_micros > 0 THEN 2 ELSE :lost END`;',
    NAMED,
  ],
  [`${FEATURES}/betting/b.ts`, 'export async function placeBet() {}', SYNCHRONOUS],
  [`${FEATURES}/betting/c.ts`, 'export const placeBet = async () => 1;', SYNCHRONOUS],
  [`${FEATURES}/betting/d.ts`, 'class Bets { static async place() {} }', SYNCHRONOUS],
  [`${FEATURES}/betting/c.repository.ts`, 'export const rows = await read();', SYNCHRONOUS],
  [`${FEATURES}/betting/e.ts`, 'const at = Date.now();', HANDED_IN],
  [`${FEATURES}/betting/f.ts`, 'const at = new Date();', HANDED_IN],
  ['shared/src/game/a.ts', 'const chance = Math.random();', HANDED_IN],
  ['client/src/ui/a.tsx', 'const at = performance.now();', HANDED_IN],
  ['mock-server/src/world/world.ts', 'const { PORT } = process.env;', HANDED_IN],
  [`${FEATURES}/betting/g.ts`, 'const micros = input.amount * MICROS_PER_USDT;', ROUNDED],
  ['client/src/ui/b.tsx', 'const micros = 1_000_000 * amount;', ROUNDED],
  ['shared/src/a.ts', 'const TENTH = 0.1 * MICROS_PER_USDT;', ROUNDED],
];

const ALLOWED: readonly (readonly [path: string, text: string])[] = [
  [`${FEATURES}/draws/x.repository.ts`, "// never reads bets\nconst sql = 'SELECT 1 FROM issues';"],
  [`${FEATURES}/ledger/x.repository.ts`, "const sql = 'INSERT INTO postings VALUES (1)';"],
  [`${FEATURES}/betting/x.repository.ts`, "const sql = 'SELECT 1 FROM accounts';"],
  [
    `${FEATURES}/betting/y.repository.ts`,
    `const sql = \`SELECT 1 FROM bets WHERE status = \${BET_STATUS.won}\`;`,
  ],
  [`${FEATURES}/betting/z.repository.ts`, "const sql = 'SELECT 1 FROM bets WHERE status = :status';"],
  [`${FEATURES}/betting/x.ts`, "const told = 'please select one set of these';"],
  [`${FEATURES}/betting/x.test.ts`, "const sql = 'UPDATE entries SET id = 1'; const at = Date.now();"],
  [`${FEATURES}/betting/x.routes.ts`, 'export async function routes() {}'],
  [
    `${FEATURES}/auth/x.ts`,
    "import { verify } from './passwords.ts';\nasync function check() { await verify(); }",
  ],
  [`${FEATURES}/betting/y.ts`, 'const at = new Date(context.clock.nowMs());'],
  ['mock-server/src/world/clock.ts', 'const at = Date.now();'],
  ['client/src/lib/device-clock.ts', 'const at = performance.now();'],
  ['scripts/x.ts', 'const path = process.env.DATABASE_PATH;'],
  ['shared/src/x.ts', 'export const MIN_DEPOSIT_MICROS = 10 * MICROS_PER_USDT;'],
  ['shared/src/money/usdt.ts', 'const micros = Math.round(usdt * MICROS_PER_USDT);'],
];

test('what a file holds that belongs elsewhere is named by the linter, and nothing else is', () => {
  expect(messagesOf([...REFUSED, ...ALLOWED])).toEqual(
    REFUSED.map(([path, , message]) => `${path}: ${message}`).sort(),
  );
});
