import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { useTranslation } from 'react-i18next';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { useFormatter } from '../../i18n/format.ts';
import { Card, HeroCard } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import { type DetailLook, DetailScreen } from '../../ui/lists/detail-screen.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import { Steps } from '../../ui/lists/steps.tsx';
import styles from './finance.module.css';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { useOrder } from './finance-orders.queries.ts';
import { OrderFacts } from './order-facts.tsx';
import { statusLook } from './order-look.tsx';
import { orderSteps } from './order-steps.ts';

function OrderHead({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={styles.head} role="status">
        <p className={styles.caption}>{t(kind.amountKey)}</p>
        <p>
          <Money micros={order.amountMicros} size="hero" currency="code" />
        </p>
        <StateTag look={statusLook(order)} />
        {isOpenOrder(order) && <p className={styles.hint}>{t(kind.arrivalKey)}</p>}
      </div>
    </HeroCard>
  );
}

/** The way of an order, submitted to arrived. */
function OrderWay({ order }: { order: FinanceOrder }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const steps = orderSteps(order).map(({ textKey, state, atMs }) => ({
    label: t(textKey),
    state,
    ...(atMs !== undefined && { detail: format.time(atMs) }),
  }));
  return (
    <Card>
      <Steps steps={steps} />
    </Card>
  );
}

function detailOf(kind: FinanceKind): DetailLook<FinanceOrder> {
  return {
    titleKey: kind.detailTitleKey,
    recordPath: kind.recordPath,
    recordTitleKey: kind.recordTitleKey,
    idPattern: /^\d{19}$/,
    useThing: (id) => useOrder(kind.type, id),
    contentOf: (order) => (
      <>
        <OrderHead kind={kind} order={order} />
        <OrderWay order={order} />
        <OrderFacts kind={kind} order={order} />
      </>
    ),
  };
}

const DEPOSIT_DETAIL = detailOf(DEPOSITS);
const WITHDRAWAL_DETAIL = detailOf(WITHDRAWALS);

/** All about one deposit, its state live (product §2, `/recharge/detail`). */
export function DepositDetailScreen() {
  return <DetailScreen look={DEPOSIT_DETAIL} />;
}

/** All about one withdrawal, its state live (product §2, `/withdraw/detail`). */
export function WithdrawalDetailScreen() {
  return <DetailScreen look={WITHDRAWAL_DETAIL} />;
}
