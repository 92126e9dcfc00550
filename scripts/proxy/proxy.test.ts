import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import { expect, onTestFinished, test } from 'vitest';
import { type Planted, startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { ALLOWANCES, DIFFERENCES } from '../../client/e2e/foreign/planted.ts';
import { recordVisit } from '../contract/foreign/record.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { ROOT } from '../lib/project.mjs';
import { runProxy } from './run-proxy.ts';

const ALL = [...new Set(DIFFERENCES.map(({ id }) => id))].sort();

const ENV = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' };

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startProxy(...args: string[]) {
  const folder = folderOfTest();
  const { text, end } = await runProxy([...args, '--report', 'out'], { env: ENV, folder });
  const [, origin = '', world = ''] = /Console +(\S+)\/__mock\?world=(\w+)/.exec(text) ?? [];
  expect(text).toContain(`Client   ${origin.replace('localhost', `${world}.localhost`)}`);
  // By its header: names below localhost lead to this machine in browsers alone.
  const visit = () => recordVisit(origin, undefined, { 'x-world': world });
  return { end, visit, folder: join(folder, 'out') };
}

/** A visit to the foreign server by way of a world of the mock, and what the report says then. */
async function visitThrough(planted: readonly Planted[], ...args: string[]) {
  const server = await startForeignServer({ planted });
  onTestFinished(server.close);
  const { end, visit, folder } = await startProxy('--upstream', server.origin, ...args);
  await visit();
  const { exitCode, text } = await end();
  const report: DriftReport = JSON.parse(readFileSync(join(folder, 'drift.json'), 'utf8'));
  return { server, exitCode, text, folder, report };
}

test('through a world of another server all planted differences are named, and nothing else', async () => {
  const { server, exitCode, text, folder, report } = await visitThrough(DIFFERENCES, '--allow-writes');
  expect(report.findings.map(({ id }) => id)).toEqual(ALL);
  expect(report.source).toMatchObject({ kind: 'upstream', name: server.origin });
  expect(exitCode).toBe(1);
  expect(text).toContain(`${ALL.length} differ.`);
  expect(readdirSync(folder).sort()).toEqual(['drift.html', 'drift.json', 'drift.sarif', 'junit.xml']);
});

test('with none planted nothing is named, nor what the contract allows', async () => {
  for (const planted of [[], ALLOWANCES]) {
    const { exitCode, report } = await visitThrough(planted, '--allow-writes');
    expect(report.findings).toEqual([]);
    expect(exitCode).toBe(0);
    expect(report.coverage.calls.seen).toBe(34 + 2);
  }
});

test('without --allow-writes no call that moves money reaches the other server', async () => {
  const { server, report } = await visitThrough([]);
  const asked = server.asked.map(({ path }) => path);
  expect(asked).toContain('wallet/getMyWallet');
  for (const path of ['game/gameBet.do', 'game/gamePlan.do', 'withdraw/submitWithdrawOrder'])
    expect(asked).not.toContain(path);
  expect(report.findings).toEqual([]);
});

test('a recording of the visit answers as that server did, and its report names the same', async () => {
  const server = await startForeignServer({ planted: DIFFERENCES });
  onTestFinished(server.close);
  const file = join(folderOfTest(), 'visit.har');
  writeFileSync(file, await recordVisit(server.origin));
  const { end, visit, folder } = await startProxy('--replay', file);
  const asked = server.asked.length;
  await visit();
  expect(server.asked).toHaveLength(asked);
  const { exitCode } = await end();
  const report: DriftReport = JSON.parse(readFileSync(join(folder, 'drift.json'), 'utf8'));
  expect(report.findings.map(({ id }) => id)).toEqual(ALL);
  expect(exitCode).toBe(1);
});

test('what is accepted in a file, or in the console meanwhile, does not fail; --write adds what is new', async () => {
  const file = join(folderOfTest(), 'accepted.json');
  const known = ALL.slice(1).map((id) => ({ id, reason: 'known' }));
  writeFileSync(file, JSON.stringify({ accepted: known }));
  const first = await visitThrough(DIFFERENCES, '--allow-writes', '--accept', file);
  expect(first.exitCode).toBe(1);
  expect(first.report.findings.filter(({ accepted }) => !accepted).map(({ id }) => id)).toEqual([ALL[0]]);
  expect((await visitThrough(DIFFERENCES, '--allow-writes', '--accept', file, '--write')).exitCode).toBe(1);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    accepted: [...known, { id: ALL[0], reason: '' }],
  });
  const again = await visitThrough(DIFFERENCES, '--allow-writes', '--accept', file);
  expect([again.exitCode, again.report.stale]).toEqual([0, []]);
  const mended = await visitThrough([], '--allow-writes', '--accept', file);
  expect([mended.exitCode, mended.report.stale.length]).toEqual([0, ALL.length - 2]);
});

test.each([
  [[], 'Either --upstream or --replay is needed.'],
  [['--upstream', 'http://localhost:1', '--replay', 'a.har'], 'Either --upstream or --replay is needed.'],
  [['--upstream', 'localhost:1'], '--upstream is "localhost:1", but must be an address'],
  [['--upstream', 'http://localhost:1?a=1'], 'an address like https://staging.example.com, without a query.'],
  [['--replay', 'a.har', '--insecure'], '--allow-writes and --insecure go with --upstream.'],
  [['--replay', 'a.har', '--write'], '--write needs --accept FILE.'],
  [['--replay', 'a.har', '--accept', 'none.json'], '--write makes one'],
  [['--replay', 'missing.har'], /^There is no file \/.*missing\.har\.$/],
  [
    ['--replay', join(ROOT, 'README.md')],
    /^\/.*README\.md cannot be replayed: .*The body must be a HAR 1\.2 file: it is no JSON\.$/,
  ],
])('%j is refused in a sentence', async (args, sentence) => {
  await expect(runProxy(args, { env: ENV, folder: folderOfTest() })).rejects.toThrow(sentence);
});

test('nothing is built for a command line that is refused', async () => {
  const place = { env: ENV, folder: folderOfTest(), build: () => expect.unreachable() };
  for (const args of [[], ['--replay', 'missing.har'], ['--replay', 'a.har', '--accept', 'none.json']])
    await expect(runProxy(args, place)).rejects.toThrow(ExpectedFailure);
});

test('a setting of the mock that cannot be is refused in a sentence', async () => {
  const env = { ...ENV, PORT: 'abc' };
  await expect(
    runProxy(['--upstream', 'http://localhost:1'], { env, folder: folderOfTest() }),
  ).rejects.toThrow(new ExpectedFailure('PORT is "abc", but must be a whole number from 0 to 65535.'));
});
