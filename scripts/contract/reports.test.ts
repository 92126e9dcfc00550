import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'junit2json';
import { expect, onTestFinished, test } from 'vitest';
import { startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { DIFFERENCES } from '../../client/e2e/foreign/planted.ts';
import { recordVisit } from './foreign/record.ts';
import { runContract } from './run-contract.ts';

const TODAY = '2026-11-26';
const ROOT = resolve(import.meta.dirname, '../..');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function recorded(planted = DIFFERENCES): Promise<string> {
  const server = await startForeignServer({ planted });
  onTestFinished(server.close);
  const file = join(newFolder(), 'visit.har');
  writeFileSync(file, await recordVisit(server.origin));
  return file;
}

function run(file: string, ...options: string[]) {
  return runContract(['--har', file, ...options], { today: TODAY, runId: '28a1' });
}

function accepting(...accepted: readonly object[]): string {
  const file = join(newFolder(), 'accepted.json');
  writeFileSync(file, JSON.stringify({ accepted }));
  return file;
}

const MARGIN = 'wallet/getMyWallet#reply.data.margin#missing';

/** A report of all differences, of which one is accepted, and the folder of its files. */
async function reportWithOneAccepted() {
  const folder = newFolder();
  const accepted = accepting({ id: MARGIN, reason: 'old' });
  const { report } = await run(await recorded(), '--report', folder, '--accept', accepted);
  return { folder, report };
}

test('four files are written, and drift.json is the report', async () => {
  const folder = newFolder();
  const { report } = await run(await recorded(), '--report', folder);
  expect(readdirSync(folder).sort()).toEqual(['drift.html', 'drift.json', 'drift.sarif', 'junit.xml']);
  expect(JSON.parse(readFileSync(join(folder, 'drift.json'), 'utf8'))).toEqual(report);
});

test('drift.sarif is a SARIF 2.1.0 log by the types of others, with a result for each finding', async () => {
  const { folder, report } = await reportWithOneAccepted();
  const text = readFileSync(join(folder, 'drift.sarif'), 'utf8');
  const { results } = JSON.parse(text).runs[0];
  expect(results).toHaveLength(report.findings.length);
  expect(results.filter(({ level }: { level: string }) => level === 'note')).toMatchObject([
    { partialFingerprints: { 'driftId/v1': MARGIN }, suppressions: [{ justification: 'old' }] },
  ]);
  const problemsOf = (log: string) => {
    const file = join(folder, 'log.ts');
    writeFileSync(file, `import type { Log } from 'sarif';\nexport const log: Log = ${log};\n`);
    // The compiler takes the types from the folders above the file.
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, file], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(join(folder, 'node_modules'));
    return stdout;
  };
  expect(problemsOf(text)).toBe('');
  expect(problemsOf(text.replace('"level": "error"', '"level": "bad"'))).toContain('"bad"');
});

test('junit.xml is read by a reader of others: a failure for each finding, a skip for what is accepted', async () => {
  const { folder, report } = await reportWithOneAccepted();
  const read = await parse(readFileSync(join(folder, 'junit.xml'), 'utf8'));
  const suite = read && 'testsuite' in read ? read.testsuite?.[0] : undefined;
  const cases = suite?.testcase ?? [];
  const failed = cases.filter(({ failure }) => failure !== undefined);
  const fresh = report.findings.filter(({ accepted }) => !accepted);
  expect(failed.map(({ classname, name }) => `${classname}#${name?.replace(' ', '#')}`)).toEqual(
    fresh.map(({ id }) => id),
  );
  expect(suite).toMatchObject({ tests: cases.length, failures: fresh.length });
  expect(cases.find(({ name }) => name === 'reply.data.margin missing')?.skipped?.[0]?.message).toBe(
    'accepted: old',
  );
});

test('drift.html names every finding and loads nothing', async () => {
  const folder = newFolder();
  const { report } = await run(await recorded(), '--report', folder);
  const page = readFileSync(join(folder, 'drift.html'), 'utf8');
  expect(page.match(/class="kind"/g)).toHaveLength(report.findings.length);
  expect(page).not.toMatch(/<script|<link|<img|src=|href=/);
});

test('what is accepted fails no more, until its day is over', async () => {
  const file = await recorded(DIFFERENCES.filter(({ id }) => id === MARGIN));
  const accept = (until?: string) =>
    run(file, '--accept', accepting({ id: MARGIN, reason: 'old', ...(until && { until }) }));
  expect((await run(file)).exitCode).toBe(1);
  expect((await accept()).exitCode).toBe(0);
  expect((await accept(TODAY)).exitCode).toBe(0);
  expect((await accept('2026-11-25')).exitCode).toBe(1);
});

test('what is accepted and no longer occurs is stale, unless its call was not made', async () => {
  const gone = accepting(
    { id: MARGIN, reason: 'old' },
    { id: 'chat/listChats#reply.data#missing', reason: 'old' },
  );
  const { report, exitCode } = await run(await recorded([]), '--accept', gone);
  expect(report.stale).toEqual([MARGIN]);
  expect(exitCode).toBe(0);
});

test('--write adds what is new with an empty reason, and leaves the rest as it was', async () => {
  const file = await recorded();
  const accepted = accepting({ id: MARGIN, reason: 'old', until: '2027-01-01' });
  const { report } = await run(file, '--accept', accepted, '--write');
  const { accepted: all } = JSON.parse(readFileSync(accepted, 'utf8'));
  expect(all[0]).toEqual({ id: MARGIN, reason: 'old', until: '2027-01-01' });
  const others = report.findings.filter(({ id }) => id !== MARGIN);
  expect(all.slice(1)).toEqual(others.map(({ id }) => ({ id, reason: '' })));
  expect((await run(file, '--accept', accepted)).exitCode).toBe(0);
});

test.each([
  '{}',
  'no JSON',
  '{"accepted":[{"id":"a"}]}',
  '{"accepted":[{"id":"a","reason":"b","until":"soon"}]}',
])('a file of accepted findings like %s is refused', async (text) => {
  const file = accepting();
  writeFileSync(file, text);
  await expect(run(await recorded([]), '--accept', file)).rejects.toThrow(`${file} must be {"accepted"`);
});

test('the command exits with 0 where nothing differs, 1 where something does, 2 where it could not be tried', async () => {
  const exitOf = (file: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', '--har', file], { cwd: ROOT })
      .status;
  expect(exitOf(await recorded([]))).toBe(0);
  expect(exitOf(await recorded())).toBe(1);
  expect(exitOf('no-such.har')).toBe(2);
});

test('paths are those of the folder in which the command was typed, not where npm runs it', async () => {
  const file = await recorded([]);
  const folder = dirname(file);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/contract.ts', '--har', basename(file), '--report', 'out'],
    { cwd: ROOT, env: { ...process.env, INIT_CWD: folder } },
  );
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'out'))).toContain('drift.json');
});
