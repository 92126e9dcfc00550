import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { useFormatter } from '../../i18n/format.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Money } from '../../ui/game/money.tsx';
import { DetailList, type Fact } from '../../ui/lists/detail-list.tsx';
import { DetailScreen, useAddressId } from '../../ui/lists/detail-screen.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import { Steps } from '../../ui/lists/steps.tsx';
import styles from './finance.module.css';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { useOrder } from './order.queries.ts';
import { statusLook } from './order-look.tsx';
import { orderSteps } from './order-steps.ts';

function OrderHead({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={styles.head} role="status">
        <p className={text.quiet}>{t(kind.amountKey)}</p>
        <p>
          <Money micros={order.amountMicros} size="hero" currency="code" />
        </p>
        <StateTag look={statusLook(order)} />
        {isOpenOrder(order) && <p className={text.small}>{t(kind.arrivalKey)}</p>}
      </div>
    </HeroCard>
  );
}

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

/** What arrived; before that, of a withdrawal, what will. */
function arrivingMicros(order: FinanceOrder): number | undefined {
  const { type, amountMicros, feeMicros, receivedMicros } = order;
  const willArrive = type === FINANCE_TYPE.withdrawal && isOpenOrder(order);
  return receivedMicros ?? (willArrive ? amountMicros - feeMicros : undefined);
}

function useOrderFacts(kind: FinanceKind, order: FinanceOrder): readonly Fact<string>[] {
  const { t } = useTranslation();
  const format = useFormatter();
  const arriving = arrivingMicros(order);
  const remark = order.auditRemark ?? '';
  return [
    { label: t('common.field.status'), value: t(statusLook(order).textKey) },
    {
      label: t(kind.amountKey),
      value: format.usdt(order.amountMicros),
      copies: usdtText(order.amountMicros),
    },
    { label: t('finance.detail.fee'), value: format.usdt(order.feeMicros) },
    { label: t(kind.receivedKey), value: arriving === undefined ? '–' : format.usdt(arriving) },
    ...(order.bonusMicros === 0
      ? []
      : [{ label: t('finance.detail.bonus'), value: format.usdt(order.bonusMicros) }]),
    { label: t('finance.detail.currency'), value: `USDT · ${order.protocol}` },
    { label: t(kind.addressKey), value: order.address, isCode: true, copies: order.address },
    { label: t(kind.timeKey), value: format.dateTime(order.createdAtMs) },
    { label: t('finance.detail.number'), value: order.id, isCode: true, copies: order.id },
    ...(remark === '' ? [] : [{ label: t('finance.detail.remark'), value: remark }]),
  ];
}

/** Everything that is known of a deposit or withdrawal, to read and to copy (product §3). */
function OrderFacts({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const { t } = useTranslation();
  const facts = useOrderFacts(kind, order);
  return (
    <>
      <DetailList facts={facts} />
      <CopyButton
        label={t('finance.detail.copyAll')}
        text={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
      />
    </>
  );
}
