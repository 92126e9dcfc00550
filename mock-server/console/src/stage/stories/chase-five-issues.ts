import { CHASE_STATUS, PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { listAllChasesControl } from '@canada28/shared/control/records.control.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import type { Hand, Memory, PlannedStep } from '../hand.ts';
import { inEnglish } from './story-texts.ts';
import {
  decide,
  findIssue,
  findPlayer,
  hasMoney,
  issueOnSale,
  queryOf,
  settle,
  welcome,
} from './world-moves.ts';

const CREDIT = 1000;
/** 10, 20, 40, 80 and 160 on Big. */
const TOTAL = 310;
/** What the first three issues become: small, small, big. */
const SUMS = [9, 9, 18] as const;

export const chaseFiveIssues = inEnglish({
  id: 'chase-five-issues',
  minutes: 3,
  player: 'tanaka',
  steps: [
    {
      does: async (hand, { player }) => ({ player: await welcome(hand, player, { balance: CREDIT }) }),
      phone: '/order/betting',
      holds: async (hand, { player }) => ({ 'they have 1,000 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      does: async (hand, memory) => {
        const { issueCode } = await issueOnSale(hand);
        await startChase(hand, memory.player, issueCode);
        for (const [index, sum] of SUMS.entries()) await decide(hand, issueCodeAfter(issueCode, index), sum);
        return { issueCode };
      },
      phone: '/order/chasingRecord',
      holds: async (hand, { player }) => ({
        'the total has left the balance': (await findPlayer(hand, player))?.moneyUsable === CREDIT - TOTAL,
      }),
    },
    drawOf(0),
    drawOf(1),
    drawOf(2),
    {
      phone: '/center',
      holds: async (hand, { player }) => ({
        'nothing is held any more': (await findPlayer(hand, player))?.moneyFrozen === 0,
      }),
    },
  ],
});

function drawOf(index: 0 | 1 | 2): PlannedStep {
  const wins = index === SUMS.length - 1;
  const codeOf = ({ issueCode = '' }: Memory) => issueCodeAfter(issueCode, index);
  return {
    does: (hand, memory) => settle(hand, codeOf(memory)),
    phone: '/order/chasingRecord',
    holds: async (hand, memory) => ({
      [`the issue is ${SUMS[index]}`]: (await findIssue(hand, codeOf(memory)))?.sum === SUMS[index],
      ...(wins && { 'the chase is over': !(await isRunning(hand, memory)) }),
    }),
  };
}

async function startChase(hand: Hand, player: string, issueCode: string): Promise<void> {
  await hand.play(player, startChaseCall, {
    lotteryId: '1',
    planType: PLAN_TYPE.double,
    numberRecord: '31',
    startIsuueCode: issueCode,
    totalIssue: 5,
    startAmount: 10,
    startMutiple: 1,
    issueRato: 1,
    stopMode: STOP_MODE.onWin,
  });
}

async function isRunning(hand: Hand, { player }: Memory): Promise<boolean> {
  const { list } = await hand.control(listAllChasesControl, { query: await queryOf(hand, player) });
  return list[0]?.status === CHASE_STATUS.running;
}
