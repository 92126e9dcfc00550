import { createHash } from 'node:crypto';
import { openDatabase } from '@canada28/db/open-database.ts';
import { prepared } from '@canada28/db/prepared.ts';
import { insertPosting } from '@canada28/mock-server/features/ledger/ledger.repository.ts';
import { getOddsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import type Sqlite from 'better-sqlite3';
import { type FastifyRequest, fastify } from 'fastify';
import {
  ACCOUNT_MONEY,
  CURRENT_ISSUE,
  INSERT_BET,
  ISSUE_BY_CODE,
  LIMITS,
  MANY_BETS,
  PROFILE,
  SESSION,
} from './statements.ts';

/**
 * The floor of a call: a bare Fastify program that answers it with the schemas of the contract and the statements of
 * the product, on a database of the product, and with nothing else: no worlds, no clock, no journal, no faults, no rules.
 * Arguments: the database file, and the moment at which its clock stands (epoch ms).
 */
const [path = '', momentText] = process.argv.slice(2);
const nowMs = Number(momentText);
const db = openDatabase(path);
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });

const BASE = { player: '/player-api/player', game: '/player-api/player/game' } as const;

type Row = Readonly<Record<string, string | number | null>>;

function serve(call: Call, answer: (request: FastifyRequest) => unknown): void {
  const schema = { body: call.input, response: { 200: successEnvelope(call.output) } };
  app.post(`${BASE[call.base]}/${call.path}`, { schema }, async (request) => ({
    code: 200,
    data: answer(request),
    msg: '',
  }));
}

/** Prepared as the product's are. */
const statement = (sql: string) => prepared(db, sql) as Sqlite.Statement<unknown[], Row>;

const begin = statement('BEGIN IMMEDIATE');
const commit = statement('COMMIT');
const session = statement(SESSION);
const currentIssue = statement(CURRENT_ISSUE);
const issueByCode = statement(ISSUE_BY_CODE);
const profile = statement(PROFILE);
const limits = statement(LIMITS);
const accountMoney = statement(ACCOUNT_MONEY);
const manyBets = statement(MANY_BETS);
const insertBet = statement(INSERT_BET);

function playerOf({ headers }: FastifyRequest): Row {
  const tokenHash = createHash('sha256').update(String(headers['p-token'])).digest();
  const player = session.get({ tokenHash, nowMs });
  if (player === undefined) throw new Error('there is no session');
  return player;
}

serve(findCurrentIssueCall, () => {
  const row = currentIssue.get({ nowMs });
  if (row === undefined) throw new Error('there is no issue');
  return {
    id: row.id,
    issueCode: row.issueCode,
    lotteryid: '1',
    saleStartTime: row.saleStartMs,
    saleEndTime: row.saleEndMs,
    saleDrawTime: row.drawAtMs,
    openDrawTime: null,
    numberRecord: '',
    sumRecord: '',
    winRecord: '',
    lastIssueCode: String(Number(row.issueCode) - 1),
    issueStatus: 1,
    drawNumbers: null,
    seedHash: row.seedHash,
    seed: null,
    forced: false,
    serverTime: nowMs,
  };
});

const odds = Array.from({ length: 38 }, (_, playCode) => ({ numberRecord: String(playCode), odds: 1.999 }));
serve(getOddsCall, () => odds);

serve(getUserInfoCall, (request) => {
  const { id } = playerOf(request);
  const row = profile.get({ playerId: id });
  const money = Number(accountMoney.get({ playerId: id })?.availableMicros) / 1e6;
  return {
    id,
    userName: row?.userName,
    nickName: row?.nickName,
    userSex: row?.sex,
    userPhone: row?.phone,
    userEmail: row?.email,
    userPortrait: row?.portrait,
    userSign: row?.sign,
    birthday: row?.birthday,
    status: row?.status,
    moneyUsable: money,
    moneyFrozen: null,
    moneyDrawUsable: money,
    margin: 0,
    payPassword: false,
    tokenName: 'P-Token',
    tokenValue: null,
  };
});

serve(placeBetCall, (request) => {
  const { issueCode } = request.body as { readonly issueCode: string };
  begin.run();
  const { id: playerId } = playerOf(request);
  limits.all({ playerId });
  issueByCode.get({ issueCode });
  accountMoney.get({ playerId });
  manyBets.get({ playerId, count: 858 });
  const bet = { playerId, issueCode, playCode: 31, amountMicros: 1_000_000, oddsThousandths: 1999 };
  const { lastInsertRowid } = insertBet.run({ ...bet, placedAtMs: nowMs });
  const posting = { kind: 'bet-stake', reference: String(lastInsertRowid), playerId: Number(playerId) };
  insertPosting(
    db,
    { from: 'available', to: 'stakes' },
    { ...posting, amountMicros: 1_000_000, atMs: nowMs },
  );
  commit.run();
  return 'success';
});

process.stdin.on('end', () => process.exit()).resume();
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
