import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import {
  type IssueRecord,
  listIssuesControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import {
  createPlayerControl,
  listPlayersControl,
  type PlayerRecord,
  type PlayerWish,
} from '@canada28/shared/control/players.control.ts';
import { listAllBetsControl, MOST_RECORDS } from '@canada28/shared/control/records.control.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Hand, Memory, TextsByLanguage } from '../hand.ts';

/** What the steps of several stories do. Sums are USDT. */

/** A sale that lasts less is too short to tell anything in it. */
const SHORTEST_SALE_MS = 40 * SECOND_MS;

/** The issue on sale; where the present one is as good as over, or it is the break, the world goes on to the next one. */
export async function issueOnSale(hand: Hand): Promise<IssueRecord> {
  const present = await presentIssue(hand);
  const nowMs = await nowOf(hand);
  if (present?.state === 'selling' && present.saleEndMs - nowMs >= SHORTEST_SALE_MS) return present;
  await hand.control(moveClockControl, { body: { to: 'next-issue' } });
  const next = await presentIssue(hand);
  if (next?.state !== 'selling') throw new Error('No issue is on sale: start the story over.');
  return next;
}

export async function nowOf(hand: Hand): Promise<number> {
  return (await hand.control(getWorldControl, { params: { name: hand.world } })).nowMs;
}

export async function presentIssue(hand: Hand): Promise<IssueRecord | undefined> {
  const { issues } = await hand.control(listIssuesControl, { query: { before: 0, after: 0 } });
  return issues[0];
}

/** The issue that is drawn next: a chase has its bet on it, however little is left of its sale. */
export async function nextToDraw(hand: Hand): Promise<string> {
  const { issues } = await hand.control(listIssuesControl, { query: { before: 1, after: 1 } });
  const next = issues.find(({ state }) => state === 'selling' || state === 'sealed' || state === 'toCome');
  if (next === undefined) throw new Error('No issue is to come: start the story over.');
  return next.issueCode;
}

/** An issue of the last hundred; undefined for any other. */
export async function findIssue(hand: Hand, issueCode: string | undefined): Promise<IssueRecord | undefined> {
  const { issues } = await hand.control(listIssuesControl, { query: { before: 100, after: 1 } });
  return issues.find((issue) => issue.issueCode === issueCode);
}

/** Whether no issue was drawn after this one: what the phone shows of the last draw is of it. */
export async function isLastDraw(hand: Hand, issueCode: string | undefined): Promise<boolean> {
  const { issues } = await hand.control(listIssuesControl, { query: { before: 1, after: 0 } });
  return issues.findLast(({ state }) => state === 'drawn' || state === 'settled')?.issueCode === issueCode;
}

/** Where the phone shows the last draw whole, once it is this one. */
export function drawnAddressOf(issueCode: string | undefined): string {
  return `/order/betting?draw=${issueCode}`;
}

/** Decides an issue that is to come: so it will be, even if the laptop sleeps meanwhile. */
export async function decide(hand: Hand, issueCode: string, sum: number): Promise<void> {
  await hand.control(scriptDrawsControl, { body: { issueCode, sum } });
}

/** Goes to where no bet on an issue is taken any more, unless it is so already. */
export async function closeSale(hand: Hand, issueCode: string | undefined): Promise<void> {
  if ((await findIssue(hand, issueCode))?.state !== 'selling') return;
  await hand.control(moveClockControl, { body: { to: 'cutoff' } });
}

/** Goes to where an issue is settled, unless it is already. */
export async function settle(hand: Hand, issueCode: string | undefined): Promise<void> {
  if ((await findIssue(hand, issueCode))?.state === 'settled') return;
  await hand.control(moveClockControl, { body: { to: 'settled' } });
}

type Person = { readonly userName: string; readonly texts: TextsByLanguage };

/**
 * A new player of this user name, or of this name and a number where it is taken. The phone shows the name that the
 * sentences of the story have in the language of the stage, however often it was told before.
 */
export async function welcome(
  hand: Hand,
  { userName: wanted, texts }: Person,
  wish: PlayerWish,
): Promise<Required<Pick<Memory, 'player' | 'nickName'>>> {
  const nickName = texts[hand.language()].name;
  const { list } = await hand.control(listPlayersControl, { query: { pageSize: MOST_RECORDS } });
  const taken = new Set(list.map(({ userName }) => userName));
  const names = [wanted, ...Array.from({ length: 1000 }, (_, index) => `${wanted}${index + 2}`)];
  const userName = names.find((name) => !taken.has(name)) ?? wanted;
  await hand.control(createPlayerControl, { body: { ...wish, userName, nickName } });
  return { player: userName, nickName };
}

export async function findPlayer(hand: Hand, userName: string): Promise<PlayerRecord | undefined> {
  const { list } = await hand.control(listPlayersControl, { query: { userName } });
  return list.find((player) => player.userName === userName);
}

export async function hasMoney(hand: Hand, userName: string, available: number): Promise<boolean> {
  const player = await findPlayer(hand, userName);
  return player?.moneyUsable === available && player.moneyFrozen === 0;
}

type Stake = { readonly code: string; readonly amount: number };

export async function bet(
  hand: Hand,
  player: string,
  { issueCode, stakes }: { readonly issueCode: string; readonly stakes: readonly Stake[] },
): Promise<void> {
  await hand.play(player, placeBetCall, {
    issueCode,
    lotteryId: '1',
    totalAmount: sumOf(...stakes.map(({ amount }) => amount)),
    gameItem: stakes.map(({ code, amount }) => ({ numberRecord: code, totalAmount: amount })),
  });
}

/** Asks for what is of a player alone. */
export async function queryOf(hand: Hand, userName: string) {
  const player = (await findPlayer(hand, userName))?.id;
  return { ...(player !== undefined && { player }) };
}

/** The bets of a player, newest first; those of chases are left out. */
export async function betsOf(hand: Hand, player: string) {
  const query = { ...(await queryOf(hand, player)), type: 'bet' } as const;
  const { list } = await hand.control(listAllBetsControl, { query });
  return list;
}

/** Sums added up as they are booked: six decimals. */
export function sumOf(...amounts: readonly number[]): number {
  return Number(amounts.reduce((sum, amount) => sum + amount, 0).toFixed(6));
}
