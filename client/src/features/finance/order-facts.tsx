import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { useTranslation } from 'react-i18next';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { useFormatter } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { DetailList, type Fact } from '../../ui/lists/detail-list.tsx';
import type { FinanceKind } from './finance-kind.ts';
import { statusLook } from './order-look.tsx';

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
export function OrderFacts({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
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
