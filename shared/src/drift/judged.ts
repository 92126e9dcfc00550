import { ALL_CALLS } from '../contract/all-calls.ts';
import type { Call } from '../contract/call.ts';
import { SUCCESS_CODE } from '../contract/envelope.ts';
import { isRecord } from '../contract/is-record.ts';
import { parsedJson } from '../contract/json-text.ts';
import { pathOf } from '../control/call-paths.ts';
import type { BasePaths, Exchange, Expectation } from './exchange.ts';

/** An exchange with what the rules need to know of it, read once. */
export type Judged = {
  readonly exchange: Exchange;
  readonly expects: Expectation | undefined;
  /** As faults name it; of a call that the contract does not know its path below the base. */
  readonly path: string;
  readonly call: Call | undefined;
  /** Undefined where the body was not read, or is no JSON object. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
  /** Of the envelope, where it is a number. */
  readonly code: number | undefined;
  /** Whether the reply says that all went well, by its code or by the header `success` (player-api §1). */
  readonly isSuccess: boolean;
  /** Whether `success` or `msg` stand in the headers, as a server may tell them (player-api §1). */
  readonly isToldByHeaders: boolean;
};

/** What no call of this API is: files of the page, and what a browser asks beforehand. */
const NO_CALLS: readonly string[] = ['OPTIONS', 'HEAD'];

const CALLS = new Map<string, Call>(ALL_CALLS.map((call) => [pathOf(call), call]));

/** Reads an exchange; undefined where it is none of this API (control §13). */
export function readExchange(
  exchange: Exchange,
  basePaths: BasePaths,
  expects: Expectation | undefined,
): Judged | undefined {
  const path = pathBelow(exchange.path, basePaths);
  if (path === undefined || NO_CALLS.includes(exchange.method.toUpperCase())) return undefined;
  return { ...judgedOf(exchange, CALLS.get(path)), path, expects };
}

/** An exchange of which the call is known, and perhaps the reply's JSON, read (control §13). */
export function judgedOf(
  exchange: Exchange,
  call: Call | undefined,
  reply: unknown = parsedJson(exchange.replyBody ?? ''),
): Judged {
  const envelope = isRecord(reply) ? reply : undefined;
  const code = typeof envelope?.code === 'number' ? envelope.code : undefined;
  const { replyHeaders } = exchange;
  const isSuccess = envelope !== undefined && (code === SUCCESS_CODE || replyHeaders.success === 'true');
  const isToldByHeaders = 'success' in replyHeaders || 'msg' in replyHeaders;
  const path = call === undefined ? '' : pathOf(call);
  return { exchange, expects: undefined, path, call, envelope, code, isSuccess, isToldByHeaders };
}

/** A path below the bases as faults name it: `wallet/getMyWallet`, `game/gameBet.do`; undefined elsewhere (control §5). */
export function pathBelow(path: string, { player, game }: BasePaths): string | undefined {
  const [plain = ''] = path.split(/[?#]/);
  if (plain.startsWith(`${game}/`)) return `game/${plain.slice(game.length + 1)}`;
  return plain.startsWith(`${player}/`) ? plain.slice(player.length + 1) : undefined;
}
