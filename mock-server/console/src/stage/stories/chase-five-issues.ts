import { CHASE_STATUS, PLAN_TYPE } from '@canada28/shared/contract/chase-states.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { listAllChasesControl } from '@canada28/shared/control/records.control.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import type { Hand, Memory, Step, Story } from '../hand.ts';
import { chaseFiveIssuesTexts } from './texts/chase-five-issues.ts';
import {
  decide,
  drawnAddressOf,
  findIssue,
  findPlayer,
  hasMoney,
  isLastDraw,
  issueOnSale,
  queryOf,
  settle,
  sumOf,
  welcome,
} from './world-moves.ts';

const CREDIT = 1000;
/** 10, 20, 40, 80 and 160 on Big. */
const AMOUNTS = ['10', '20', '40', '80', '160'] as const;
const TOTAL = 310;
/** What the first three issues become: small, small, big. */
const SUMS = [9, 11, 18] as const;
/** What the third bet of 40 brings, less the two that were lost: 79.96 − 40 − 20 − 10. */
const GAIN = 9.96;

const theChase = ({ chaseId }: Memory) => `/chasingRecordDetail?id=${chaseId}`;
const codeOf = ({ issueCode = '' }: Memory, index: number) => issueCodeAfter(issueCode, index);

export const chaseFiveIssues: Story = {
  id: 'chase-five-issues',
  minutes: 3,
  player: 'tanaka',
  steps: [
    {
      does: async (hand, { player }) => {
        const person = await welcome(
          hand,
          { userName: player, texts: chaseFiveIssuesTexts },
          { balance: CREDIT },
        );
        await issueOnSale(hand);
        return person;
      },
      phone: '/order/betting?chase=31:10&mode=double&issues=5',
      shows: () => [
        { key: 'game.choice.big' },
        { key: 'game.chase.double' },
        { key: 'chasing.table.ifWins' },
        ...AMOUNTS,
        '310.00',
      ],
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
      shows: () => [{ key: 'game.chase.running' }, ...AMOUNTS, '310.00'],
      holds: async (hand, memory) => ({
        'the total has left the balance':
          (await findPlayer(hand, memory.player))?.moneyUsable === CREDIT - TOTAL,
        'its first issue is still to be drawn': (await findIssue(hand, memory.issueCode))?.sum === undefined,
      }),
    },
    {
      ...drawOf(0),
      phone: (memory) => drawnAddressOf(codeOf(memory, 0)),
      shows: () => ['9', '10.00', { key: 'draws.prize.noWin' }, { key: 'game.result.forced' }],
    },
    {
      ...drawOf(1),
      // The page of the draw before: this one is seen as it comes.
      phoneAgain: (memory) => drawnAddressOf(codeOf(memory, 1)),
      shows: () => ['11', '20.00', { key: 'draws.prize.noWin' }, { key: 'game.result.forced' }],
    },
    {
      ...drawOf(2),
      phoneAgain: (memory) => drawnAddressOf(codeOf(memory, 2)),
      shows: () => ['18', '+39.96', { key: 'draws.prize.won' }, { key: 'game.result.forced' }],
    },
    {
      phone: theChase,
      shows: () => [{ key: 'game.chase.stopped' }, '+9.96', { key: 'chasing.detail.returned' }, '240.00'],
      holds: async (hand, { player }) => ({
        'the chase is over': (await findChase(hand, player))?.status === CHASE_STATUS.stopped,
      }),
    },
    {
      phone: '/center',
      shows: () => ['1,009.96', { key: 'common.money.onHold' }, '0.00'],
      holds: async (hand, { player }) => ({
        'nothing is held, and they have what they won': await hasMoney(hand, player, sumOf(CREDIT, GAIN)),
      }),
    },
  ],
};

function drawOf(index: 0 | 1 | 2): Pick<Step, 'does' | 'holds'> {
  return {
    does: (hand, memory) => settle(hand, codeOf(memory, index)),
    holds: async (hand, memory) => ({
      [`the issue is ${SUMS[index]}`]: (await findIssue(hand, codeOf(memory, index)))?.sum === SUMS[index],
      'it was drawn last': await isLastDraw(hand, codeOf(memory, index)),
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
