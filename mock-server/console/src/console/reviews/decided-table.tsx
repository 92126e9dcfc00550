import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';
import { orderKind, orderWords } from '../../ui/words.ts';
import type { OrderOfPlayer } from './named-orders.ts';

const HEADINGS: readonly Heading[] = [
  'Decided, world time',
  'Player',
  'Order',
  { title: 'Amount', isNumber: true },
  { title: 'Fee', isNumber: true },
  'State',
  'Remark',
];

type DecidedTableProps = {
  readonly orders: readonly OrderOfPlayer[];
  readonly nameOf: (userid: number) => string;
  /** The order that a link leads to. */
  readonly chosenId: string | undefined;
};

/** Orders that are over, the last decided first. */
export function DecidedTable({ orders, nameOf, chosenId }: DecidedTableProps) {
  return (
    <Card title="Decided lately" isFlush>
      <Table headings={HEADINGS}>
        {orders.map((order) => (
          <DecidedRow
            key={order.id}
            order={order}
            userName={nameOf(order.userid)}
            isChosen={order.id === chosenId}
          />
        ))}
      </Table>
    </Card>
  );
}

type DecidedRowProps = {
  readonly order: OrderOfPlayer;
  readonly userName: string;
  readonly isChosen: boolean;
};

function DecidedRow({ order, userName, isChosen }: DecidedRowProps) {
  const { amountMicros, feeMicros, updatedAtMs } = financeOrderFromWire(order);
  const { word, tone } = orderWords(order.type, order.status);
  return (
    <tr className={isChosen ? table.chosen : undefined}>
      <td className={table.dim}>
        <Moment at={updatedAtMs} />
      </td>
      <td>
        <Link to={`/players/${order.userid}/orders`}>{userName}</Link>
      </td>
      <td>
        {orderKind(order.type)} <span className={table.dim}>{order.id}</span>
      </td>
      <td className={table.number}>
        <Sum micros={amountMicros} />
      </td>
      <td className={table.number}>
        <Sum micros={feeMicros} />
      </td>
      <td>
        <Pill tone={tone}>{word}</Pill>
      </td>
      <td className={table.wide}>{order.auditRemark}</td>
    </tr>
  );
}
