import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Sum } from '../../ui/sum.tsx';
import styles from './order-facts.module.css';

type OrderFactsProps = {
  readonly order: FinanceOrder;
  readonly userName: string;
  readonly userid: number;
};

/** Whose an order is, how much of it arrives where, and since when it waits. */
export function OrderFacts({ order, userName, userid }: OrderFactsProps) {
  const { amountMicros, feeMicros, createdAtMs, protocol, address } = order;
  const isWithdrawal = order.type === FINANCE_TYPE.withdrawal;
  const player = (
    <Link className={styles.player ?? ''} to={`/players/${userid}/orders`}>
      {userName}
    </Link>
  );
  return (
    <Facts
      className={styles.facts}
      facts={[
        { name: 'Player', value: player },
        { name: 'Amount', value: <Sum micros={amountMicros} /> },
        { name: 'Fee', value: <Sum micros={feeMicros} /> },
        { name: 'Arrives', value: <Sum micros={amountMicros - feeMicros} /> },
        {
          name: `${isWithdrawal ? 'Paid to' : 'Paid in at'} · ${protocol}`,
          value: <code>{address}</code>,
          className: styles.address,
        },
        { name: 'Since, world time', value: <Moment at={createdAtMs} />, className: styles.since },
      ]}
    />
  );
}
