import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
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
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Player</dt>
        <dd>
          <Link className={styles.player ?? ''} to={`/players/${userid}/orders`}>
            {userName}
          </Link>
        </dd>
      </div>
      <div>
        <dt>Amount</dt>
        <dd>
          <Sum micros={amountMicros} />
        </dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>
          <Sum micros={feeMicros} />
        </dd>
      </div>
      <div>
        <dt>Arrives</dt>
        <dd>
          <Sum micros={amountMicros - feeMicros} />
        </dd>
      </div>
      <div className={styles.address}>
        <dt>
          {isWithdrawal ? 'Paid to' : 'Paid in at'} · {protocol}
        </dt>
        <dd>
          <code>{address}</code>
        </dd>
      </div>
      <div className={styles.since}>
        <dt>Since, world time</dt>
        <dd>
          <Moment at={createdAtMs} />
        </dd>
      </div>
    </dl>
  );
}
