import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { HeroCard } from '../../ui/basics/card.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { Money } from '../../ui/game/money.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorState } from '../../ui/lists/error-state.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './finance.module.css';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { useOrder } from './finance-orders.queries.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderStatusTag } from './order-look.tsx';
import { OrderWay } from './order-way.tsx';

type OfKind = { kind: FinanceKind };

/** The order number of the address; undefined where it cannot be one. */
function useOrderId(): string | undefined {
  const id = useSearchParams()[0].get('id') ?? '';
  return /^\d{19}$/.test(id) ? id : undefined;
}

function ParameterError({ kind }: OfKind) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('error.page.parameter')}
      action={<ButtonLink to={kind.recordPath}>{t(kind.recordTitleKey)}</ButtonLink>}
    />
  );
}

function OrderHead({ kind, order }: OfKind & { order: FinanceOrder }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={styles.head} role="status">
        <p className={styles.caption}>{t(kind.amountKey)}</p>
        <p>
          <Money micros={order.amountMicros} size="hero" currency="code" />
        </p>
        <OrderStatusTag order={order} />
        {isOpenOrder(order) && <p className={styles.hint}>{t(kind.arrivalKey)}</p>}
      </div>
    </HeroCard>
  );
}

function OrderOfId({ kind, id }: OfKind & { id: string }) {
  const { t } = useTranslation();
  const { data: order, isError, isFetching, refetch } = useOrder(kind.type, id);
  if (order) {
    return (
      <>
        <OrderHead kind={kind} order={order} />
        <OrderWay order={order} />
        <OrderFacts kind={kind} order={order} />
      </>
    );
  }
  if (order === null) return <ParameterError kind={kind} />;
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />;
  }
  return (
    <>
      <Skeleton shape="card" />
      <ListSkeleton />
    </>
  );
}

function OrderDetailScreen({ kind }: OfKind) {
  const { t } = useTranslation();
  const id = useOrderId();
  const goBack = useGoBack(kind.recordPath);
  return (
    <Screen header={<NavBar title={t(kind.detailTitleKey)} onBack={goBack} />}>
      {id === undefined ? <ParameterError kind={kind} /> : <OrderOfId kind={kind} id={id} />}
    </Screen>
  );
}

/** All about one deposit, its state live (product §2, `/recharge/detail`). */
export function DepositDetailScreen() {
  return <OrderDetailScreen kind={DEPOSITS} />;
}

/** All about one withdrawal, its state live (product §2, `/withdraw/detail`). */
export function WithdrawalDetailScreen() {
  return <OrderDetailScreen kind={WITHDRAWALS} />;
}
