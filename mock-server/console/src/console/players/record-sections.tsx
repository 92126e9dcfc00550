import { BET_STATUS, type Bet as BetModel, betFromWire } from '@canada28/shared/contract/betting.contract.ts';
import { modeOfPlanType } from '@canada28/shared/contract/chase-states.ts';
import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import {
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
} from '@canada28/shared/control/records.control.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { nearestMicros } from '@canada28/shared/money/usdt.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { Moment } from '../../page/moment.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { betWords, chaseWords, choiceWord, orderKind, orderWords, resultWords } from '../../ui/words.ts';
import { type Column, RecordTable } from './record-table.tsx';

type OfPlayer = { readonly player: PlayerDetail };
type Bet = ControlOutputOf<typeof listAllBetsControl>['list'][number];
type Chase = ControlOutputOf<typeof listAllChasesControl>['list'][number];
type Order = ControlOutputOf<typeof listAllOrdersControl>['list'][number];

const PAGE_SIZE = 50;

/** Which page is in sight, and what asks for it. */
function usePage({ player: { id } }: OfPlayer) {
  const [pageNo, onTurn] = useState(1);
  return {
    query: { player: id, pageNo, pageSize: PAGE_SIZE },
    pagesOf: (total = 0) => ({ pageNo, pageSize: PAGE_SIZE, total, onTurn }),
  };
}

const usdt = (amount: number) => <Sum micros={nearestMicros(amount)} />;
const when = (at: string) => (
  <span className={table.dim}>
    <Moment at={at} />
  </span>
);

const resultOf = ({ result }: BetModel) => result && resultWords(result.digits);

const BET_COLUMNS: readonly Column<Bet>[] = [
  { title: 'World time', cell: ({ createtime }) => when(createtime) },
  { title: 'Bet', cell: ({ ordercode }) => ordercode },
  { title: 'Issue', cell: ({ issuecode }) => issuecode },
  { title: 'On', cell: ({ numberrecord }) => choiceWord(Number(numberrecord)) },
  { title: 'Stake', isNumber: true, cell: ({ totalamount }) => usdt(totalamount) },
  { title: 'Odds', isNumber: true, cell: ({ prewinnum }) => prewinnum },
  { title: 'State', cell: ({ orderstatus }) => <State {...betWords(orderstatus)} /> },
  {
    title: 'Prize',
    isNumber: true,
    cell: ({ orderstatus, accwin }) => orderstatus === BET_STATUS.won && usdt(accwin),
  },
  { title: 'Result', cell: (bet) => resultOf(betFromWire(bet)) },
];

export function BetsSection({ player }: OfPlayer) {
  const { query, pagesOf } = usePage({ player });
  const { data, error } = useControl(listAllBetsControl, { query });
  return (
    <RecordTable
      title="Bets"
      columns={BET_COLUMNS}
      rows={data?.list}
      keyOf={({ id }) => id}
      empty={{ title: 'No bets yet.', advice: 'Open a phone of this player and place one.' }}
      error={error}
      pages={pagesOf(data?.total)}
    />
  );
}

const MODES = {
  ordinary: 'Ordinary',
  sameMultiple: 'Same multiple',
  double: 'Double',
  profit: 'Profit',
} as const;

/** When the player lets a chase stop by itself. */
const STOPS: Readonly<Record<number, string>> = {
  [STOP_MODE.never]: 'never',
  [STOP_MODE.whenInProfit]: 'in profit',
  [STOP_MODE.onWin]: 'on a win',
};

const CHASE_COLUMNS: readonly Column<Chase>[] = [
  { title: 'World time', cell: ({ createtime }) => when(createtime) },
  { title: 'Chase', cell: ({ plancode }) => plancode },
  { title: 'Kind', cell: ({ plantype }) => MODES[modeOfPlanType(plantype)] },
  { title: 'On', cell: ({ numberrecord }) => choiceWord(Number(numberrecord)) },
  { title: 'From issue', cell: ({ startisuuecode }) => startisuuecode },
  { title: 'Issues', isNumber: true, cell: (chase) => `${chase.finishissue} of ${chase.totalissue}` },
  { title: 'Stops', cell: ({ stopmode }) => STOPS[stopmode] },
  { title: 'Total', isNumber: true, cell: ({ totamount }) => usdt(totamount) },
  { title: 'Staked', isNumber: true, cell: ({ soldamount }) => usdt(soldamount) },
  { title: 'Won', isNumber: true, cell: ({ winamount }) => usdt(winamount) },
  { title: 'State', cell: ({ status }) => <State {...chaseWords(status)} /> },
];

export function ChasesSection({ player }: OfPlayer) {
  const { query, pagesOf } = usePage({ player });
  const { data, error } = useControl(listAllChasesControl, { query });
  return (
    <RecordTable
      title="Chases"
      columns={CHASE_COLUMNS}
      rows={data?.list}
      keyOf={({ id }) => id}
      empty={{
        title: 'No chases yet.',
        advice: 'Start one on the phone, or apply the scenario "chase running".',
      }}
      error={error}
      pages={pagesOf(data?.total)}
    />
  );
}

const ORDER_COLUMNS: readonly Column<Order>[] = [
  { title: 'World time', cell: ({ createTime }) => when(createTime) },
  {
    title: 'Order',
    cell: ({ id, type }) => <Link to={`/reviews/${id}`}>{orderKind(type)}</Link>,
  },
  { title: 'Number', cell: ({ id }) => <span className={table.muted}>{id}</span> },
  {
    title: 'Amount',
    isNumber: true,
    cell: (order) => <Sum micros={financeOrderFromWire(order).amountMicros} />,
  },
  { title: 'Fee', isNumber: true, cell: ({ commission }) => usdt(commission) },
  { title: 'Network', cell: ({ label }) => label },
  { title: 'State', cell: ({ type, status }) => <State {...orderWords(type, status)} /> },
  { title: 'Remark', cell: ({ auditRemark }) => auditRemark },
];

export function OrdersSection({ player }: OfPlayer) {
  const { query, pagesOf } = usePage({ player });
  const { data, error } = useControl(listAllOrdersControl, { query });
  return (
    <RecordTable
      title="Deposits and withdrawals"
      columns={ORDER_COLUMNS}
      rows={data?.list}
      keyOf={({ id }) => id}
      empty={{
        title: 'No deposits and no withdrawals yet.',
        advice: 'Open a phone of this player and make one; it waits in Reviews.',
      }}
      error={error}
      pages={pagesOf(data?.total)}
    />
  );
}

function State({ word, tone }: ReturnType<typeof betWords>) {
  return <Pill tone={tone}>{word}</Pill>;
}
