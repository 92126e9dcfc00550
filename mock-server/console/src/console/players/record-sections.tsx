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
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { Moment } from '../../page/moment.tsx';
import { State } from '../../ui/state.tsx';
import { Sum } from '../../ui/sum.tsx';
import type { Column } from '../../ui/table.tsx';
import { betWords, chaseWords, choiceWord, orderKind, orderWords, resultWords } from '../../ui/words.ts';
import { entriesOf } from './entry-search.ts';
import styles from './player-sections.module.css';
import { RecordTable } from './record-table.tsx';

type OfPlayer = { readonly player: PlayerDetail };
type Bet = ControlOutputOf<typeof listAllBetsControl>['list'][number];
type Chase = ControlOutputOf<typeof listAllChasesControl>['list'][number];
type Order = ControlOutputOf<typeof listAllOrdersControl>['list'][number];

type RecordsCall = typeof listAllBetsControl | typeof listAllChasesControl | typeof listAllOrdersControl;
type RecordsProps<C extends RecordsCall> = OfPlayer & {
  readonly call: C;
  readonly title: string;
  readonly columns: readonly Column<ControlOutputOf<C>['list'][number]>[];
  readonly empty: { readonly title: string; readonly advice: string };
};

const PAGE_SIZE = 50;

/** The records that a call lists of a player, a page at a time. */
function Records<C extends RecordsCall>({ player, call, ...rest }: RecordsProps<C>) {
  const [pageNo, onTurn] = useState(1);
  const query = { player: player.id, pageNo, pageSize: PAGE_SIZE };
  const { data, error } = useControl<RecordsCall>(call, { query });
  return (
    <RecordTable
      {...rest}
      rows={data?.list}
      keyOf={({ id }) => id}
      error={error}
      pages={{ pageNo, pageSize: PAGE_SIZE, total: data?.total ?? 0, onTurn }}
    />
  );
}

const usdt = (amount: number) => <Sum micros={nearestMicros(amount)} />;

const resultOf = ({ result }: BetModel) => result && resultWords(result.digits);

const BET_COLUMNS: readonly Column<Bet>[] = [
  { title: 'World time', variant: 'dim', cell: ({ createtime }) => <Moment at={createtime} /> },
  {
    title: 'Bet',
    cell: ({ id, userid, ordercode }) => <Link to={entriesOf(userid, `bet ${id}`)}>{ordercode}</Link>,
  },
  { title: 'Issue', cell: ({ issuecode }) => issuecode },
  { title: 'On', cell: ({ numberrecord }) => choiceWord(Number(numberrecord)) },
  { title: 'Stake', variant: 'number', cell: ({ totalamount }) => usdt(totalamount) },
  { title: 'Odds', variant: 'number', from: 900, cell: ({ prewinnum }) => prewinnum },
  { title: 'State', cell: ({ orderstatus }) => <State {...betWords(orderstatus)} /> },
  {
    title: 'Prize',
    variant: 'number',
    cell: ({ orderstatus, accwin }) => orderstatus === BET_STATUS.won && usdt(accwin),
  },
  { title: 'Result', cell: (bet) => resultOf(betFromWire(bet)) },
];

export function BetsSection({ player }: OfPlayer) {
  return (
    <Records
      player={player}
      call={listAllBetsControl}
      title="Bets"
      columns={BET_COLUMNS}
      empty={{ title: 'No bets yet.', advice: 'Open a phone of this player and place one.' }}
    />
  );
}

const MODES = {
  ordinary: 'Ordinary',
  sameMultiple: 'Same multiple',
  double: 'Double',
  profit: 'Profit',
} as const;

const STOPS: Readonly<Record<number, string>> = {
  [STOP_MODE.never]: 'never',
  [STOP_MODE.whenInProfit]: 'in profit',
  [STOP_MODE.onWin]: 'on a win',
};

const CHASE_COLUMNS: readonly Column<Chase>[] = [
  { title: 'World time', variant: 'dim', cell: ({ createtime }) => <Moment at={createtime} /> },
  {
    title: 'Chase',
    cell: ({ id, userid, plancode }) => <Link to={entriesOf(userid, `chase ${id}`)}>{plancode}</Link>,
  },
  { title: 'Kind', from: 900, cell: ({ plantype }) => MODES[modeOfPlanType(plantype)] },
  { title: 'On', cell: ({ numberrecord }) => choiceWord(Number(numberrecord)) },
  { title: 'From issue', from: 1100, cell: ({ startisuuecode }) => startisuuecode },
  { title: 'Issues', variant: 'number', cell: (chase) => `${chase.finishissue} of ${chase.totalissue}` },
  { title: 'Stops', from: 1100, cell: ({ stopmode }) => STOPS[stopmode] },
  { title: 'Total', variant: 'number', cell: ({ totamount }) => usdt(totamount) },
  { title: 'Staked', variant: 'number', cell: ({ soldamount }) => usdt(soldamount) },
  { title: 'Won', variant: 'number', cell: ({ winamount }) => usdt(winamount) },
  { title: 'State', cell: ({ status }) => <State {...chaseWords(status)} /> },
];

export function ChasesSection({ player }: OfPlayer) {
  return (
    <Records
      player={player}
      call={listAllChasesControl}
      title="Chases"
      columns={CHASE_COLUMNS}
      empty={{
        title: 'No chases yet.',
        advice: 'Start one on the phone, or apply the scenario "chase running".',
      }}
    />
  );
}

const ORDER_COLUMNS: readonly Column<Order>[] = [
  { title: 'World time', variant: 'dim', cell: ({ createTime }) => <Moment at={createTime} /> },
  {
    title: 'Order',
    cell: ({ id, type }) => <Link to={`/reviews/${id}`}>{orderKind(type)}</Link>,
  },
  {
    title: 'Number',
    variant: 'muted',
    cell: ({ id, userid }) => <Link to={entriesOf(userid, id)}>{id}</Link>,
  },
  {
    title: 'Amount',
    variant: 'number',
    cell: (order) => <Sum micros={financeOrderFromWire(order).amountMicros} />,
  },
  { title: 'Fee', variant: 'number', from: 900, cell: ({ commission }) => usdt(commission) },
  { title: 'Network', from: 900, cell: ({ label }) => label },
  {
    title: 'State and remark',
    cell: ({ type, status, auditRemark }) => (
      <>
        <State {...orderWords(type, status)} /> <span className={styles.remark}>{auditRemark}</span>
      </>
    ),
  },
];

export function OrdersSection({ player }: OfPlayer) {
  return (
    <Records
      player={player}
      call={listAllOrdersControl}
      title="Deposits and withdrawals"
      columns={ORDER_COLUMNS}
      empty={{
        title: 'No deposits and no withdrawals yet.',
        advice: 'Open a phone of this player and make one; it waits in Reviews.',
      }}
    />
  );
}
