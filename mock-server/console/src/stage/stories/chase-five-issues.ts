import { CHASE_STATUS, PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { listAllChasesControl } from '@canada28/shared/control/records.control.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import type { Hand, Memory, Step, Story } from '../hand.ts';
import {
  decide,
  findIssue,
  findPlayer,
  hasMoney,
  issueOnSale,
  queryOf,
  settle,
  sumOf,
  welcome,
} from './world-moves.ts';

const CREDIT = 1000;
/** 10, 20, 40, 80 and 160 on Big. */
const TOTAL = 310;
/** What the first three issues become: small, small, big. */
const SUMS = [9, 9, 18] as const;
/** What the third bet of 40 brings, less the two that were lost: 79.96 − 40 − 20 − 10. */
const GAIN = 9.96;

const theChase = ({ chaseId }: Memory) => `/chasingRecordDetail?id=${chaseId}`;

export const chaseFiveIssues: Story = {
  id: 'chase-five-issues',
  minutes: 3,
  player: 'tanaka',
  steps: [
    {
      does: async (hand, { player }) => ({
        player: await welcome(hand, { userName: player, nickName: 'Tanaka' }, { balance: CREDIT }),
      }),
      phone: '/order/betting',
      holds: async (hand, { player }) => ({ 'they have 1,000 USDT': await hasMoney(hand, player, CREDIT) }),
    },
    {
      does: async (hand, { player }) => {
        const { issueCode } = await issueOnSale(hand);
        await startChase(hand, player, issueCode);
        for (const [index, sum] of SUMS.entries()) await decide(hand, issueCodeAfter(issueCode, index), sum);
        const chaseId = String((await findChase(hand, player))?.id);
        return { issueCode, chaseId };
      },
      phone: theChase,
      holds: async (hand, { player }) => ({
        'the total has left the balance': (await findPlayer(hand, player))?.moneyUsable === CREDIT - TOTAL,
      }),
    },
    { ...drawOf(0), phone: theChase },
    // The betting page is open before the third draw, so that it shows that draw whole.
    { ...drawOf(1), phone: '/order/betting' },
    drawOf(2),
    {
      phone: theChase,
      holds: async (hand, { player }) => ({
        'the chase is over': (await findChase(hand, player))?.status === CHASE_STATUS.stopped,
      }),
    },
    {
      phone: '/center',
      holds: async (hand, { player }) => ({
        'nothing is held, and they have what they won': await hasMoney(hand, player, sumOf(CREDIT, GAIN)),
      }),
    },
  ],
};

function drawOf(index: 0 | 1 | 2): Step {
  const codeOf = ({ issueCode = '' }: Memory) => issueCodeAfter(issueCode, index);
  return {
    does: (hand, memory) => settle(hand, codeOf(memory)),
    holds: async (hand, memory) => ({
      [`the issue is ${SUMS[index]}`]: (await findIssue(hand, codeOf(memory)))?.sum === SUMS[index],
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

async function findChase(hand: Hand, player: string) {
  const { list } = await hand.control(listAllChasesControl, { query: await queryOf(hand, player) });
  return list[0];
}
