import { SMALL_TALK } from '@canada28/db/seeds/background-players.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { nextSlot } from '@canada28/shared/game/issue-schedule.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { AppError } from '../../world/app-error.ts';
import { type PlayerContext, playerContextAt } from '../../world/context.ts';
import { randomBelow } from '../../world/random.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { placeBet } from '../betting/place-bet.ts';
import { insertRoomLine } from '../chat/chat.repository.ts';
import { sendChat } from '../chat/send-chat.ts';
import { findIssueOfMoment, type IssueRow } from '../draws/draws.repository.ts';
import { getBackgroundPlayer, NEXT_LOOK_SQL, updateNextLook } from './background-players.repository.ts';

/** Mostly what people bet on; a sum now and then. */
const CHOICES = [
  ...[PLAY.big, PLAY.small, PLAY.odd, PLAY.even, PLAY.big, PLAY.small],
  ...[PLAY.bigOdd, PLAY.bigEven, PLAY.smallOdd, PLAY.smallEven, PLAY.extremeBig, PLAY.extremeSmall],
  ...[12, 13, 14, 15],
] as const;
/** Whole USDT. */
const STAKES = [2, 5, 5, 10, 10, 10, 20, 20, 50] as const;

/** One to three looks an issue each. */
const SHORTEST_GAP_MS = MINUTE_MS;
const GAP_RANGE_MS = 90 * SECOND_MS;
/** Of ten looks, so many end with a bet, and so many with a word. */
const BETS_OF_TEN = 7;
const WORDS_OF_TEN = 2;
/** The room tells of one bet in so many. */
const TELLS_ONE_IN = 2;

/**
 * A background player looks at the room: bets by the handler of all bets, or says something, or only watches; then
 * decides when to look again. All from the world's randomness, so that a seeded world repeats. Where there are none it
 * is never due.
 */
export const playInBackgroundTask: WorldTask = {
  name: 'background-player-looked',
  dueSql: NEXT_LOOK_SQL,
  run: (context, code) => {
    const playerId = Number(code);
    const issue = findIssueOnSale(context);
    updateNextLook(context.db, { playerId, nextAtMs: nextLookMs(context, issue) });
    const chance = randomBelow(context.random, 10);
    if (issue !== undefined && chance < BETS_OF_TEN) return bet(context, playerId, issue);
    if (issue !== undefined && chance < BETS_OF_TEN + WORDS_OF_TEN) return talk(context, playerId);
    return undefined;
  },
};

function findIssueOnSale({ db, clock }: TaskContext): IssueRow | undefined {
  const issue = findIssueOfMoment(db, clock.nowMs());
  return issue !== undefined && clock.nowMs() < issue.saleEndMs ? issue : undefined;
}

/** They rest while nothing is sold: no player sits before a sealed issue, or through the break, for talk alone. */
function nextLookMs({ clock, random, world }: TaskContext, issue: IssueRow | undefined): number {
  const nowMs = clock.nowMs();
  if (issue !== undefined) return nowMs + SHORTEST_GAP_MS + randomBelow(random, GAP_RANGE_MS);
  return nextSlot(world.config.schedule, nowMs).saleStartMs + randomBelow(random, GAP_RANGE_MS);
}

function bet(context: TaskContext, playerId: number, { issueCode }: IssueRow): string | undefined {
  const { db, clock, random } = context;
  const playCode = pick(context, CHOICES);
  const totalAmount = pick(context, STAKES);
  const gameItem = [{ numberRecord: String(playCode), totalAmount }];
  const isPlaced = attempt(() =>
    placeBet(playerOf(context, playerId), { issueCode, lotteryId: '1', totalAmount, gameItem }),
  );
  if (!isPlaced) return undefined;
  if (randomBelow(random, TELLS_ONE_IN) === 0) {
    const name = maskedName(getBackgroundPlayer(db, playerId).nickName);
    const details = { name, amount: totalAmount, playCode };
    insertRoomLine(db, { template: 'betPlaced', details, createdAtMs: clock.nowMs() });
  }
  return `${playerId} bet ${totalAmount} USDT on ${playWords(playCode)}`;
}

function talk(context: TaskContext, playerId: number): string | undefined {
  const content = pick(context, SMALL_TALK[getBackgroundPlayer(context.db, playerId).language]);
  return attempt(() => sendChat(playerOf(context, playerId), { content }))
    ? `${playerId} said: ${content}`
    : undefined;
}

function playerOf(context: TaskContext, id: number): PlayerContext {
  const { status } = getBackgroundPlayer(context.db, id);
  return playerContextAt(context.world, context.clock.nowMs(), { id, status });
}

function pick<One>({ random }: TaskContext, all: readonly One[]): One {
  const one = all[randomBelow(random, all.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** A nickname as the room tells of it: its first and last letters, and nothing of its length. */
export function maskedName(nickName: string): string {
  const letters = [...nickName];
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}***${last}`;
}

/** Whether the product let them. A player who is refused, for want of money or by the operator, comes back later. */
function attempt(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
