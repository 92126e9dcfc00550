import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import { expect, test } from 'vitest';
import { rowsOf } from './drift-rows.ts';

const finding = (path: string, where: string, accepted = false) => ({
  ...{ id: `${path}#${where}#extra`, path, where, kind: 'extra' as const },
  ...{ expected: 'no such field', got: 'number 1', seen: 1, example: 7, accepted },
});

const call = (path: string, origin: 'known' | 'assumed') => ({
  ...{ path, origin, seen: 1, verdict: 'differs' as const },
  fields: [{ where: 'reply.data.margin', origin, seen: 1, verdict: 'confirmed' as const, values: [] }],
});

const counts = { seen: 1, of: 2 };
const REPORT: DriftReport = {
  source: { kind: 'upstream', name: 'http://localhost:1', exchanges: 3 },
  coverage: { calls: counts, fields: counts, values: counts, codes: counts },
  calls: [call('user/login', 'known'), call('chat/list', 'assumed')],
  codes: [],
  findings: [
    finding('chat/list', 'reply.a'),
    finding('chat/list', 'reply.b', true),
    finding('user/login', 'reply.a'),
  ],
  stale: [],
};

const keysOf = (wanted: Partial<Parameters<typeof rowsOf>[1]>) =>
  rowsOf(REPORT, { view: 'new', origin: 'any origin', typed: '', ...wanted }).map(({ key }) => key);

test('findings that are new and those that are accepted stand apart, each in a row of its own', () => {
  expect(keysOf({})).toEqual(['chat/list#reply.a#extra', 'user/login#reply.a#extra']);
  expect(keysOf({ view: 'accepted' })).toEqual(['chat/list#reply.b#extra']);
});

test('a call stands in one row with all that differs in it', () => {
  const rows = rowsOf(REPORT, { view: 'calls', origin: 'any origin', typed: '' });
  expect(rows.map(({ key, findings }) => [key, findings.length])).toEqual([
    ['user/login', 1],
    ['chat/list', 2],
  ]);
});

test('rows are found by origin, and by words of the call, its fields and its findings', () => {
  expect(keysOf({ origin: 'known' })).toEqual(['user/login#reply.a#extra']);
  expect(keysOf({ view: 'calls', typed: 'Margin chat' })).toEqual(['chat/list']);
  expect(keysOf({ view: 'calls', typed: 'reply.b extra' })).toEqual(['chat/list']);
  expect(keysOf({ typed: 'nothing is called that' })).toEqual([]);
});
