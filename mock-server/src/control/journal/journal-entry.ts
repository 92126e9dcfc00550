import type { IncomingHttpHeaders } from 'node:http';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalDifference, JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { inputDifferences, replyDifferences } from './contract-check.ts';
import type { CallRecord, JournalRecord } from './journal.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';

/** What was worked out of a record for whoever read it first. */
const told = new WeakMap<JournalRecord, JournalEntry>();

/** A record as testers read it. */
export function entryOf(record: JournalRecord): JournalEntry {
  const known = told.get(record);
  if (known !== undefined) return known;
  const entry = tell(record);
  told.set(record, entry);
  return entry;
}

function tell(record: JournalRecord): JournalEntry {
  const { id, atMs, wallMs } = record;
  const common = { id, atMs, wallMs };
  if (record.kind === 'happening')
    return { ...common, kind: record.kind, what: record.what, detail: record.detail };
  const { method, url, input, durationMs } = record;
  const reply = record.reply === undefined ? undefined : parsedOrText(String(record.reply));
  // A reply that nobody got has no code for anybody.
  const code = record.status === undefined ? undefined : fieldOf(reply, 'code');
  const sent = {
    ...common,
    method,
    url,
    ...(typeof code === 'number' && { code }),
    ...(reply !== undefined && { reply }),
    durationMs: Math.round(durationMs * 1000) / 1000,
  };
  if (record.kind === 'control') return { ...sent, kind: record.kind, input, status: record.status };
  return { ...sent, kind: record.kind, ...tellCall(record, reply) };
}

function tellCall(record: CallRecord, reply: unknown) {
  const { call, caller, headers, input, status, faults, closed } = record;
  return {
    ...(call !== undefined && { path: pathOf(call) }),
    ...(caller !== undefined && { player: caller }),
    headers: textsOf(headers),
    ...(input !== undefined && { input }),
    ...(status !== undefined && { status }),
    differences: [...differencesOf(record, reply)],
    faults: [...faults],
    ...(closed !== undefined && { closed }),
  };
}

/** A header that came several times is one text, as in HTTP. */
function textsOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

const NO_JSON: JournalDifference = { path: 'input', expected: 'JSON', found: 'no JSON', isAssumed: false };

function differencesOf({ call, input, status }: CallRecord, reply: unknown): readonly JournalDifference[] {
  if (call === undefined) return [];
  const isNoJson = fieldOf(reply, 'code') === ERROR_CODES.malformedBody && input === undefined;
  const ofInput = input === undefined ? [] : inputDifferences(call, input);
  const ofStatus = status === undefined || status === 200 ? [] : [statusDifference(status)];
  const ofReply = status === undefined ? [] : replyDifferences(call, reply);
  return [...(isNoJson ? [NO_JSON] : []), ...ofInput, ...ofStatus, ...ofReply];
}

function statusDifference(status: number): JournalDifference {
  return { path: 'status', expected: '200', found: String(status), isAssumed: false };
}
