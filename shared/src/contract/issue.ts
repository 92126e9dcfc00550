import type { DrawnIssueWire, IssueWire } from './draws.contract.ts';

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
    id: getNumber(fields, 'id'),
    issueCode: getText(fields, 'issuecode'),
    lastIssueCode: findText(fields, 'lastissuecode'),
    saleStartMs: getNumber(fields, 'salestarttime'),
    saleEndMs: getNumber(fields, 'saleendtime'),
    drawAtMs: getNumber(fields, 'saledrawtime'),
    // Of every field only its kind is read here; a state that no server should send counts for none of ours.
    status: getNumber(fields, 'issuestatus') as IssueStatus,
    seedHash: findText(fields, 'seedhash'),
    result: resultFromFields(fields),
    serverTimeMs: findNumber(fields, 'servertime'),
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

function resultFromFields(fields: Fields): IssueResult | undefined {
  const sumText = findText(fields, 'sumrecord');
  if (sumText === undefined) return undefined;
  const numbers = fields.get('drawnumbers');
  return {
    digits: numberList(findText(fields, 'numberrecord')),
    sum: Number(sumText),
    winningPlayCodes: numberList(findText(fields, 'winrecord')),
    drawnAtMs: findNumber(fields, 'opendrawtime'),
    numbers: Array.isArray(numbers) ? numbers.map(Number) : undefined,
    seedHex: findText(fields, 'seed'),
    isForced: fields.get('forced') === true,
  };
}

function numberList(text: string | undefined): number[] {
  return text === undefined ? [] : text.split(',').map(Number);
}

function findText(fields: Fields, name: string): string | undefined {
  const value = fields.get(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function findNumber(fields: Fields, name: string): number | undefined {
  const value = fields.get(name);
  return typeof value === 'number' ? value : undefined;
}

function getText(fields: Fields, name: string): string {
  const text = findText(fields, name);
  if (text === undefined) throw new TypeError(`the issue has no ${name}`);
  return text;
}

function getNumber(fields: Fields, name: string): number {
  const value = findNumber(fields, name);
  if (value === undefined) throw new TypeError(`the issue has no number ${name}`);
  return value;
}
