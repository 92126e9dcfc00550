import type { DrawnIssueWire, IssueWire } from './draws.contract.ts';
import { findNumber, findText, neededNumber, neededText, numberInText } from './reply-values.ts';

/** States of an issue on the wire (player-api §3). */
export const ISSUE_STATUS = { created: 0, selling: 1, sealed: 2, drawn: 3, settled: 4, closed: 7 } as const;

export type IssueStatus = (typeof ISSUE_STATUS)[keyof typeof ISSUE_STATUS];

/** What is known of a draw once it happened; numbers and seed only where a server publishes them (product §10). */
export type IssueResult = {
  readonly digits: readonly number[];
  readonly sum: number;
  readonly winningPlayCodes: readonly number[];
  readonly drawnAtMs: number | undefined;
  readonly numbers: readonly number[] | undefined;
  readonly seedHex: string | undefined;
  readonly isForced: boolean;
};

/** An issue as rules and screens know it; times in epoch ms (player-api §3). */
export type Issue = {
  readonly id: number;
  readonly issueCode: string;
  readonly lastIssueCode: string | undefined;
  readonly saleStartMs: number;
  readonly saleEndMs: number;
  readonly drawAtMs: number;
  readonly status: IssueStatus;
  readonly seedHash: string | undefined;
  readonly result: IssueResult | undefined;
  /** The server's time when it answered, where it tells (player-api §3). */
  readonly serverTimeMs: number | undefined;
};

/** A reply of any server: either spelling, assumed fields perhaps missing (player-api §3, Issue). */
type LooseIssueWire = Readonly<Record<string, unknown>>;

/**
 * Wire → model. Reads the observed camel-case spelling and the all-lower-case one, and goes without the assumed
 * fields; throws a TypeError where a field that every server sends is missing or of another type.
 */
export function issueFromWire(wire: LooseIssueWire): Issue {
  const fields = new Map(Object.entries(wire).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    id: neededNumber(fields.get('id')),
    issueCode: neededText(fields.get('issuecode')),
    lastIssueCode: findText(fields.get('lastissuecode')),
    saleStartMs: neededNumber(fields.get('salestarttime')),
    saleEndMs: neededNumber(fields.get('saleendtime')),
    drawAtMs: neededNumber(fields.get('saledrawtime')),
    // Of every field only its kind is read here; a state that no server should send counts for none of ours.
    status: neededNumber(fields.get('issuestatus')) as IssueStatus,
    seedHash: findText(fields.get('seedhash')),
    result: resultFromFields(fields),
    serverTimeMs: findNumber(fields.get('servertime')),
  };
}

/** Model → wire; `nowMs` is told as `serverTime` so that countdowns run on the server's clock. */
export function issueToWire(issue: Issue, nowMs: number): IssueWire {
  return { ...drawnIssueToWire(issue), serverTime: nowMs };
}

/** Model → wire as the history tells it: nothing in it depends on when it is asked. */
export function drawnIssueToWire(issue: Issue): DrawnIssueWire {
  const { result } = issue;
  return {
    id: issue.id,
    issueCode: issue.issueCode,
    lotteryid: '1',
    saleStartTime: issue.saleStartMs,
    saleEndTime: issue.saleEndMs,
    saleDrawTime: issue.drawAtMs,
    openDrawTime: result?.drawnAtMs ?? null,
    numberRecord: result?.digits.join(',') ?? '',
    sumRecord: result === undefined ? '' : String(result.sum),
    winRecord: result?.winningPlayCodes.join(',') ?? '',
    lastIssueCode: issue.lastIssueCode ?? null,
    issueStatus: issue.status,
    drawNumbers: result?.numbers === undefined ? null : [...result.numbers],
    seedHash: issue.seedHash ?? null,
    seed: result?.seedHex ?? null,
    forced: result?.isForced ?? false,
  };
}

type Fields = ReadonlyMap<string, unknown>;

/** A draw makes three digits (game §1). */
const DIGITS = 3;

function resultFromFields(fields: Fields): IssueResult | undefined {
  const sumText = findText(fields.get('sumrecord'));
  const digits = numberList(findText(fields.get('numberrecord')));
  // What is no result is not known yet.
  if (sumText === undefined || !digits.every(Number.isInteger) || digits.length !== DIGITS) return undefined;
  const numbers = fields.get('drawnumbers');
  return {
    digits,
    sum: numberInText(sumText),
    winningPlayCodes: numberList(findText(fields.get('winrecord'))),
    drawnAtMs: findNumber(fields.get('opendrawtime')),
    numbers: Array.isArray(numbers) ? numbers.map(Number) : undefined,
    seedHex: findText(fields.get('seed')),
    isForced: fields.get('forced') === true,
  };
}

function numberList(text: string | undefined): number[] {
  return text === undefined ? [] : text.split(',').map(Number);
}
