import type { Accepted, DriftReport, DriftSource, Finding } from '../control/drift-report.ts';
import type { Complaint } from './complaint.ts';
import { Coverage, coverageOf } from './coverage.ts';
import { type BasePaths, DEFAULT_BASE_PATHS, type Exchange, type Expectation } from './exchange.ts';
import { complaintsAbout } from './judge.ts';
import { type Judged, readExchange } from './judged.ts';
import { Secrets } from './secrets.ts';

/** What is accepted, and which day it is. */
type Acceptance = { readonly accepted: readonly Accepted[]; readonly today: string };

const NOTHING_ACCEPTED: Acceptance = { accepted: [], today: '' };

/** The findings of one source, each once; memory stays the same however many exchanges there are. */
export type Drift = {
  /**
   * Holds an exchange against the contract; `example` is its number. Answers the findings that it has a part in, those
   * that came before included, as they stand now. One that is none of this API is not counted.
   */
  readonly note: (exchange: Exchange, example: number, expects?: Expectation) => readonly Finding[];
  readonly report: (source: DriftSource, acceptance?: Acceptance) => DriftReport;
};

/** So many different findings are told; what is more is counted in the last one. */
const MOST_FINDINGS = 1000;
const MOST_UNKNOWN_CALLS = 100;
const MORE = '(more)';

/** Collects what differs and what was seen (control §13, One judge, one report). */
export function createDrift(basePaths: BasePaths = DEFAULT_BASE_PATHS): Drift {
  return new Collected(basePaths);
}

class Collected implements Drift {
  readonly #basePaths: BasePaths;
  readonly #findings = new Map<string, Finding>();
  readonly #coverage = new Coverage();
  readonly #secrets = new Secrets();
  readonly #unknown = new Map<string, number>();
  readonly #assumedNotOffered = new Set<string>();
  #exchanges = 0;

  constructor(basePaths: BasePaths) {
    this.#basePaths = basePaths;
  }

  note(exchange: Exchange, example: number, expects?: Expectation): readonly Finding[] {
    const judged = readExchange(exchange, this.#basePaths, expects);
    if (judged === undefined) return [];
    this.#exchanges += 1;
    this.#secrets.learnFrom(exchange);
    this.#coverage.noteCall(judged);
    return this.#complaintsOf(judged).map((found) => this.#add(judged, found, example));
  }

  #complaintsOf(judged: Judged): Complaint[] {
    const found = complaintsAbout(judged, (field, value) => {
      this.#coverage.noteValue(field, value);
      if (field.isSecret) this.#secrets.learn(value);
    });
    if (found.some(({ isAssumed, kind }) => isAssumed && kind === 'notOffered'))
      this.#assumedNotOffered.add(judged.path);
    return found.filter(({ isAssumed }) => !isAssumed).map((one) => this.#secrets.hiddenIn(one));
  }

  #add(judged: Judged, found: Complaint, example: number): Finding {
    const path = judged.call === undefined ? this.#unknownPath(judged.path) : judged.path;
    const known = this.#findings.get(idOf(path, found));
    const isFull = known === undefined && this.#findings.size >= MOST_FINDINGS;
    const where = isFull ? MORE : found.where;
    const id = idOf(path, { ...found, where });
    const { kind, expected, got } = found;
    const before = this.#findings.get(id) ?? {
      ...{ id, path, where, kind, expected, got, seen: 0, example, accepted: false },
    };
    const now = { ...before, seen: before.seen + 1 };
    this.#findings.set(id, now);
    return now;
  }

  /** Of a call that the contract does not know; a path may hold a token, and there may be any number of them. */
  #unknownPath(path: string): string {
    const told = this.#secrets.hiddenInText(path).slice(0, 200);
    const isOneMore = !this.#unknown.has(told) && this.#unknown.size >= MOST_UNKNOWN_CALLS;
    const counted = isOneMore ? MORE : told;
    this.#unknown.set(counted, (this.#unknown.get(counted) ?? 0) + 1);
    return counted;
  }

  report(source: DriftSource, acceptance: Acceptance = NOTHING_ACCEPTED): DriftReport {
    const findings = [...this.#findings.values()].map((finding) =>
      // A secret may have been told before it was known as one.
      accept({ ...finding, got: this.#secrets.hiddenInText(finding.got) }, acceptance),
    );
    const known = this.#coverage.report(findings).map((call) => this.#withNotOffered(call));
    const unknown = [...this.#unknown].map(([path, seen]) => ({
      ...{ path, seen, verdict: 'unknown' as const, fields: [] },
    }));
    const codes = this.#coverage.codes();
    return {
      source: { ...source, exchanges: this.#exchanges },
      coverage: coverageOf(known, codes),
      calls: [...known, ...unknown],
      codes,
      findings: findings.sort((one, other) => (one.id < other.id ? -1 : 1)),
      stale: this.#staleIn(acceptance),
    };
  }

  #withNotOffered(call: DriftReport['calls'][number]): DriftReport['calls'][number] {
    return this.#assumedNotOffered.has(call.path) && call.verdict === 'conforms'
      ? { ...call, verdict: 'notOffered' }
      : call;
  }

  /** What no longer occurs; of a call that was not made nothing is known. */
  #staleIn({ accepted }: Acceptance): string[] {
    const wasMade = (id: string) => this.#coverage.callsOf(id.slice(0, id.indexOf('#'))) > 0;
    return accepted.map(({ id }) => id).filter((id) => !this.#findings.has(id) && wasMade(id));
  }
}

function accept(finding: Finding, { accepted, today }: Acceptance): Finding {
  const one = accepted.find(({ id }) => id === finding.id);
  if (one === undefined) return finding;
  const { reason, until } = one;
  const isAccepted = until === undefined || today <= until;
  return { ...finding, accepted: isAccepted, reason, ...(until !== undefined && { until }) };
}

/** The same difference has the same name for ever (control §13). */
function idOf(path: string, { where, kind }: Pick<Complaint, 'where' | 'kind'>): string {
  return `${path}#${where}#${kind}`;
}
