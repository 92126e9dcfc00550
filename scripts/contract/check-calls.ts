import { ALL_CALLS, type AnyCall } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { type Answer, ask, isNotOffered, urlOf } from './answer.ts';
import { asContractSpells } from './issue-spelling.ts';
import { isReadable, judgeRefusal, judgeSuccess } from './judge.ts';
import { type Known, type Probe, Skipped } from './known.ts';
import type { Options } from './options.ts';
import { PROBES } from './probes.ts';
import { type Finding, findingOf } from './report.ts';

/** Checks every call once, in the order of the probes, and keeps what the later ones need. */
export async function checkCalls(options: Options, known: Known): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of Object.keys(PROBES)) {
    const call = ALL_CALLS.find((candidate) => candidate.path === path);
    if (call !== undefined) findings.push(await checkCall(options, known, call));
  }
  return findings;
}

async function checkCall(options: Options, known: Known, call: AnyCall): Promise<Finding> {
  const refused = await checkGuest(options, call);
  if (refused !== undefined) return refused;
  // Sound: a probe stands under the path of its call.
  const probe = PROBES[call.path] as unknown as Probe<AnyCall>;
  const input = inputOf({ options, known, call, probe });
  if (input instanceof Skipped) return skipped(call, input.reason);

  const answer = await send(options, call, { headers: known.sessionHeaders(), body: input });
  if (isNotOffered(answer, call)) return notOffered(call);
  const data = 'text' in answer ? asContractSpells(call, dataOf(answer.text)) : undefined;
  const remark = isEmptyList(data) ? 'an empty list: its fields were not seen' : undefined;
  const finding = findingOf(call.path, judgeSuccess(call, answer), remark);
  if (isReadable(finding.differences)) {
    known.learn(call.path, data);
    probe.learn?.(known, input);
  }
  return finding;
}

/** A call that needs a session must refuse a guest; only harmless because it carries no session. */
async function checkGuest(options: Options, call: Call): Promise<Finding | undefined> {
  if (call.session === 'none') return undefined;
  const answer = await send(options, call, { body: call.example.input });
  if (isNotOffered(answer, call)) return notOffered(call);
  const finding = findingOf(call.path, judgeRefusal(['notLoggedIn'], answer), 'asked without a session');
  return finding.verdict === 'differs' ? finding : undefined;
}

type Attempt = {
  readonly options: Options;
  readonly known: Known;
  readonly call: Call;
  readonly probe: Probe<AnyCall>;
};

function inputOf({ options, known, call, probe }: Attempt) {
  if (probe.kind === 'write' && !options.allowsWrites)
    return new Skipped('changes something: --allow-writes');
  const isLoggedIn = Object.keys(known.sessionHeaders()).length > 0;
  if (call.session === 'required' && !isLoggedIn) return new Skipped('needs a session: --account');
  return probe.input(known);
}

function send(
  options: Options,
  call: Call,
  request: { headers?: Record<string, string>; body: unknown },
): Promise<Answer> {
  return ask(urlOf(options, call), request, options.timeoutMs);
}

function dataOf(text: string): unknown {
  const envelope = parsedJson(text);
  return typeof envelope === 'object' && envelope !== null && 'data' in envelope ? envelope.data : undefined;
}

function isEmptyList(data: unknown): boolean {
  const isPage = typeof data === 'object' && data !== null && 'list' in data;
  const list = isPage ? data.list : data;
  return Array.isArray(list) && list.length === 0;
}

function skipped({ path }: Call, reason: string): Finding {
  return { what: path, verdict: 'skipped', remark: reason, differences: [] };
}

function notOffered({ path, origins }: Call): Finding {
  const isOurs = origins.every((origin) => origin === 'assumed');
  return { what: path, verdict: 'not offered', differences: [], ...(isOurs && { remark: 'assumed' }) };
}
