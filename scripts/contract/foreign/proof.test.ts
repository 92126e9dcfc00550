import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FINDING_KINDS } from '@canada28/shared/control/drift-report.ts';
import { expect, onTestFinished, test } from 'vitest';
import { type Planted, startForeignServer } from '../../../client/e2e/foreign/foreign-server.ts';
import { ALLOWANCES, DIFFERENCES } from '../../../client/e2e/foreign/planted.ts';
import { runContract } from '../run-contract.ts';
import { recordVisit } from './record.ts';

const RUN = { today: '2026-11-26', runId: '28a1' };

async function visit(planted: readonly Planted[], base?: string) {
  const server = await startForeignServer({ planted, ...(base !== undefined && { base }) });
  onTestFinished(server.close);
  const folder = mkdtempSync(join(tmpdir(), 'canada28-proof-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'visit.har');
  writeFileSync(file, await recordVisit(server.origin, base));
  return runContract(['--har', file], RUN);
}

async function namedIn(planted: readonly Planted[]): Promise<string[]> {
  const { report } = await visit(planted);
  return report.findings.map(({ id }) => id);
}

const ALL = [...new Set(DIFFERENCES.map(({ id }) => id))].sort();

test('there are at least 40 differences, of every kind', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ALL.map((id) => id.split('#')[2]))).toEqual(new Set(FINDING_KINDS));
});

test('a foreign server as the contract says is named nothing, and what it never showed is counted', async () => {
  const { report, exitCode, text } = await visit([]);
  expect(report.findings).toEqual([]);
  expect(exitCode).toBe(0);
  expect(text).toContain('Nothing new differs.');
  const { calls, fields, values, codes } = report.coverage;
  expect(calls.seen).toBe(34 + 2);
  for (const { seen, of } of [fields, values, codes]) expect(seen).toBeLessThan(of);
  expect(report.calls.filter(({ verdict }) => verdict === 'notOffered').map(({ path }) => path)).toEqual([
    'game/getOdds.do',
    'game/stopGamePlan.do',
  ]);
  const lists = report.calls.find(({ path }) => path === 'game/getOrderList.do');
  const refuted = lists?.fields.filter(({ verdict }) => verdict === 'refuted').map(({ where }) => where);
  expect(refuted).toEqual(['reply.data[].issueResult', 'reply.data[].mutiple']);
});

test('all planted differences together are named, and nothing else', async () => {
  const { report, exitCode } = await visit(DIFFERENCES);
  expect(report.findings.map(({ id }) => id)).toEqual(ALL);
  expect(exitCode).toBe(1);
});

test('under other base paths they are found as well', async () => {
  const { report } = await visit(DIFFERENCES, '/api/v2');
  expect(report.findings.map(({ id }) => id)).toEqual(ALL);
});

test.each(DIFFERENCES)('$id alone is named alone', async (difference) => {
  expect(await namedIn([difference])).toEqual([difference.id]);
});

test('what the contract allows is named by nothing, alone or together', async () => {
  expect(await namedIn(ALLOWANCES)).toEqual([]);
  for (const allowance of ALLOWANCES) expect(await namedIn([allowance])).toEqual([]);
});
