import { ALL_CALLS } from '../contract/all-calls.ts';
import type { Call } from '../contract/call.ts';
import { SUCCESS_CODE } from '../contract/envelope.ts';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { fieldOriginOf, originOf } from '../contract/origin-of.ts';
import { pathOf } from '../control/call-paths.ts';
import type { DriftReport, Finding } from '../control/drift-report.ts';
import { allFields, bodiesOf, type Field, type Listed } from './field.ts';
import type { Judged } from './judged.ts';

type CallReport = DriftReport['calls'][number];
type FieldReport = CallReport['fields'][number];

/** How often a field came, and how often with more than null. */
type Seen = { came: number; valued: number; readonly listed: Map<Listed, number> };

const CALLS: readonly Call[] = ALL_CALLS;
const CODES = [...new Set([SUCCESS_CODE, ...Object.values(ERROR_CODES)])].sort((one, other) => one - other);

/** What of the contract was seen: silence about the rest is no agreement (control §13). Its size is that of the contract. */
export class Coverage {
  readonly #fields = new Map<Field, Seen>();
  readonly #calls = new Map<string, number>();
  readonly #codes = new Map<number, number>();

  /** Counts a call, and the code of its reply. */
  noteCall({ path, call, code, isSuccess }: Judged): void {
    const told = isSuccess ? SUCCESS_CODE : code;
    if (call !== undefined) this.#calls.set(path, this.callsOf(path) + 1);
    if (told !== undefined) this.#codes.set(told, (this.#codes.get(told) ?? 0) + 1);
  }

  /** Counts a value of a reply. */
  noteValue(field: Field, value: unknown): void {
    const seen = this.#fields.get(field) ?? { came: 0, valued: 0, listed: new Map() };
    this.#fields.set(field, seen);
    seen.came += 1;
    if (value !== null) seen.valued += 1;
    const listed = field.listed.find((one) => one === value);
    if (listed !== undefined) seen.listed.set(listed, (seen.listed.get(listed) ?? 0) + 1);
  }

  /** How often a call was seen. */
  callsOf(path: string): number {
    return this.#calls.get(path) ?? 0;
  }

  /** All calls of the contract, with what was seen and found. */
  report(findings: readonly Finding[]): CallReport[] {
    return CALLS.map((call) => {
      const path = pathOf(call);
      const ofCall = findings.filter((finding) => finding.path === path);
      const refuted = new Set(ofCall.filter(({ kind }) => kind !== 'extra').map(({ where }) => where));
      const fields = allFields(bodiesOf(call).reply).map((field) => this.#fieldReport(call, field, refuted));
      const seen = this.callsOf(path);
      return { path, origin: originOf(call), seen, verdict: verdictOf(seen, ofCall), fields };
    });
  }

  /** How often each code of the contract came. */
  codes(): DriftReport['codes'] {
    return CODES.map((value) => ({ value: String(value), seen: this.#codes.get(value) ?? 0 }));
  }

  #fieldReport(call: Call, field: Field, refuted: ReadonlySet<string>): FieldReport {
    const { where, listed, isAssumed } = field;
    const seen = this.#fields.get(field);
    const isRefuted = refuted.has(where) || this.#neverCame(field);
    const confirmed = (seen?.valued ?? 0) > 0 ? 'confirmed' : 'unseen';
    return {
      where,
      origin: isAssumed ? 'assumed' : fieldOriginOf(call),
      seen: seen?.valued ?? 0,
      verdict: isRefuted ? 'refuted' : confirmed,
      values: listed.map((value) => ({ value: String(value), seen: seen?.listed.get(value) ?? 0 })),
    };
  }

  /** An assumed field that never came although what it belongs to did. */
  #neverCame(field: Field): boolean {
    const { isAssumed, isRequired, parent } = field;
    if (!isAssumed || !isRequired || parent?.fields === undefined || this.#fields.has(field)) return false;
    return (this.#fields.get(parent)?.valued ?? 0) > 0;
  }
}

/** The reports of the calls in four figures (control §13). */
export function coverageOf(
  calls: readonly CallReport[],
  codes: DriftReport['codes'],
): DriftReport['coverage'] {
  const fields = calls.flatMap((call) => call.fields);
  return {
    calls: seenOf(calls),
    fields: seenOf(fields),
    values: seenOf(fields.flatMap(({ values }) => values)),
    codes: seenOf(codes),
  };
}

function seenOf(counted: readonly { readonly seen: number }[]) {
  return { seen: counted.filter(({ seen }) => seen > 0).length, of: counted.length };
}

function verdictOf(seen: number, findings: readonly Finding[]): CallReport['verdict'] {
  if (findings.some(({ kind }) => kind === 'notOffered')) return 'notOffered';
  if (findings.length > 0) return 'differs';
  return seen === 0 ? 'unseen' : 'conforms';
}
