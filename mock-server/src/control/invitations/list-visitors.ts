import type { RoomVisitor } from '@canada28/shared/control/invitations.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Visitor } from '../../worlds/invitation.ts';
import { listVisitorBets, type VisitorBets } from './visitors.repository.ts';

/** An app that is open calls every five seconds; several of its calls may be lost on their way. */
const LATELY_MS = 30 * SECOND_MS;

/** The board of the room: who joined, who is there, what they bet and won, and who won most (control §12). */
export function listVisitors(hosted: HostedWorld, wallMs: number): RoomVisitor[] {
  const joined = hosted.invitation?.joined ?? [];
  if (joined.length === 0) return [];
  const names = joined.map(({ userName }) => userName);
  const rows = hosted.read((db) => listVisitorBets(db, names));
  const rowOf = new Map(rows.map((row) => [row.userName, row]));
  const winner = winnerOf(names.flatMap((name) => rowOf.get(name) ?? []));
  return joined.map((visitor) => ({
    ...presenceOf(visitor, wallMs),
    ...betsOf(rowOf.get(visitor.userName)),
    nickName: rowOf.get(visitor.userName)?.nickName ?? visitor.userName,
    isWinner: visitor.userName === winner?.userName,
  }));
}

/** Of those with the same profit the one who joined first. */
function winnerOf(rows: readonly VisitorBets[]): VisitorBets | undefined {
  const best = Math.max(0, ...rows.map(profitOf));
  return best === 0 ? undefined : rows.find((row) => profitOf(row) === best);
}

function profitOf({ wonMicros, decidedMicros }: VisitorBets): number {
  return wonMicros - decidedMicros;
}

function presenceOf({ userName, joinedAtMs, seenAtMs }: Visitor, wallMs: number) {
  return { userName, joinedAtMs, seenAtMs, isHere: wallMs - seenAtMs < LATELY_MS };
}

const NO_BETS = { bets: 0, staked: 0, won: 0, bestWin: 0 };

function betsOf(row: VisitorBets | undefined) {
  if (row === undefined) return NO_BETS;
  const { bets, stakedMicros, wonMicros, bestWinMicros, lastPlayCode } = row;
  const lastBet = lastPlayCode !== null && {
    lastBet: {
      playCode: lastPlayCode,
      amount: usdtFromMicros(row.lastAmountMicros),
      issueCode: row.lastIssueCode,
      status: row.lastStatus,
      won: usdtFromMicros(row.lastWonMicros),
    },
  };
  return {
    bets,
    staked: usdtFromMicros(stakedMicros),
    won: usdtFromMicros(wonMicros),
    bestWin: usdtFromMicros(bestWinMicros),
    ...lastBet,
  };
}
