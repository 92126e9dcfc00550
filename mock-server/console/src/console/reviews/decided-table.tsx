import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { State } from '../../ui/state.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Column, Table } from '../../ui/table.tsx';
import { orderKind, orderWords } from '../../ui/words.ts';
import { entriesOf } from '../players/entry-search.ts';
import type { OrderOfPlayer } from './named-orders.ts';

type DecidedTableProps = {
  readonly orders: readonly OrderOfPlayer[];
  readonly nameOf: (userid: number) => string;
  readonly chosenId: string | undefined;
};

export function DecidedTable({ orders, nameOf, chosenId }: DecidedTableProps) {
  return (
    <Card title="Decided lately" isFlush>
      <Table
        columns={columnsOf(nameOf)}
        rows={orders}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({ className: id === chosenId ? table.chosen : undefined })}
      />
    </Card>
  );
}

function columnsOf(nameOf: DecidedTableProps['nameOf']): readonly Column<OrderOfPlayer>[] {
  return [
    { title: 'Decided, world time', variant: 'dim', cell: ({ updateTime }) => <Moment at={updateTime} /> },
    {
      title: 'Player',
      cell: ({ userid }) => <Link to={`/players/${userid}/orders`}>{nameOf(userid)}</Link>,
    },
    {
      title: 'Order',
      cell: ({ id, type, userid }) => (
        <>
          {orderKind(type)} <Link to={entriesOf(userid, id)}>{id}</Link>
        </>
      ),
    },
    {
      title: 'Amount',
      variant: 'number',
      cell: (order) => <Sum micros={financeOrderFromWire(order).amountMicros} />,
    },
    {
      title: 'Fee',
      variant: 'number',
      cell: (order) => <Sum micros={financeOrderFromWire(order).feeMicros} />,
    },
    { title: 'State', cell: ({ type, status }) => <State {...orderWords(type, status)} /> },
    { title: 'Remark', variant: 'wide', cell: ({ auditRemark }) => auditRemark },
  ];
}
