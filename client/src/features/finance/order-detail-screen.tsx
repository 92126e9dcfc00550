import { useTranslation } from 'react-i18next';
import { DetailScreen, useAddressId } from '../../ui/lists/detail-screen.tsx';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { useOrder } from './order.queries.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderWay } from './order-way.tsx';

function OrderDetailScreen({ kind }: { kind: FinanceKind }) {
  const { t } = useTranslation();
  const id = useAddressId(/^\d{19}$/);
  return (
    <DetailScreen
      title={t(kind.detailTitleKey)}
      recordPath={kind.recordPath}
      recordTitle={t(kind.recordTitleKey)}
      query={useOrder(kind.type, id)}
      isRefused={id === undefined}
    >
      {(order) => (
        <>
          <OrderHead kind={kind} order={order} />
          <OrderWay order={order} />
          <OrderFacts kind={kind} order={order} />
        </>
      )}
    </DetailScreen>
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
