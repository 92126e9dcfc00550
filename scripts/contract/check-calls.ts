import { ALL_CALLS, type AnyCall } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { isRecord } from '@canada28/shared/contract/is-record.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { type Known, type Probe, Skipped } from './known.ts';
import type { Prober } from './prober.ts';
import { PROBES } from './probes.ts';

/** What to know of a call beside its findings: why it was not made, or that its fields were not seen. */
export type Remark = { readonly path: string; readonly remark: string; readonly isSkipped: boolean };

/** How far the check may go. */
type Limits = { readonly allowsWrites: boolean };

/** Makes every call once, in the order of the probes, and keeps what the later ones need. */
export async function checkCalls(prober: Prober, known: Known, limits: Limits): Promise<Remark[]> {
  const remarks: (Remark | undefined)[] = [];
  for (const path of Object.keys(PROBES)) {
    const call = ALL_CALLS.find((candidate) => candidate.path === path);
    if (call !== undefined) remarks.push(await checkCall({ prober, known, limits }, call));
  }
  return remarks.filter((remark) => remark !== undefined);
}

type Check = { readonly prober: Prober; readonly known: Known; readonly limits: Limits };

async function checkCall({ prober, known, limits }: Check, call: AnyCall): Promise<Remark | undefined> {
  await checkGuest(prober, call);
  // Sound: a probe stands under the path of its call.
  const probe = PROBES[call.path] as unknown as Probe<AnyCall>;
  const input = inputOf({ known, call, probe, limits });
  const path = pathOf(call);
  if (input instanceof Skipped) return { path, remark: input.reason, isSkipped: true };
  const request = { headers: known.sessionHeaders(), body: input };
  const { data, refusal } = await prober.send(call, request, { codes: [SUCCESS_CODE] });
  if (refusal !== undefined && isWrongOption(probe, known, refusal.code))
    throw new ExpectedFailure(
      `${probe.wrong?.option} is refused: ${path} answers ${refusal.code} ${JSON.stringify(refusal.msg)}.`,
    );
  if (data === undefined) return undefined;
  known.learn(call.path, data);
  probe.learn?.(known, input);
  return isEmptyList(data)
    ? { path, remark: 'an empty list: its fields were not seen', isSkipped: false }
    : undefined;
}

function isWrongOption({ wrong }: Probe<AnyCall>, known: Known, code: unknown): boolean {
  return wrong?.isGiven(known) === true && wrong.refusals.some((name) => ERROR_CODES[name] === code);
}

/** A call that needs a session must refuse a guest; only harmless because it carries no session. */
async function checkGuest(prober: Prober, call: Call): Promise<void> {
  if (call.session === 'none') return;
  const expects = { codes: [ERROR_CODES.notLoggedIn], where: 'request.header.x-token' };
  await prober.send(call, { body: call.example.input }, expects);
}

type Attempt = Pick<Check, 'known' | 'limits'> & {
  readonly call: Call;
  readonly probe: Probe<AnyCall>;
};

function inputOf({ known, call, probe, limits }: Attempt) {
  if (probe.kind === 'write' && !limits.allowsWrites) return new Skipped('changes something: --allow-writes');
  const isLoggedIn = Object.keys(known.sessionHeaders()).length > 0;
  if (call.session === 'required' && !isLoggedIn)
    return new Skipped(
      known.account ? 'needs a session: the account did not get one' : 'needs a session: --account',
    );
  return probe.input(known);
}

function isEmptyList(data: unknown): boolean {
  const list = isRecord(data) && 'list' in data ? data.list : data;
  return Array.isArray(list) && list.length === 0;
}
