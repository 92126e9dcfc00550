import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { Steps } from '../../ui/lists/steps.tsx';
import { orderSteps } from './order-steps.ts';

export function OrderWay({ order }: { order: FinanceOrder }) {
  const { t } = useTranslation();
  const format = useFormatter();
  // The submission, the day of which stands below, may be days ago.
  const whenOf = (atMs: number) =>
    dayStartMs(atMs) === dayStartMs(order.createdAtMs) ? format.time(atMs) : format.dateTime(atMs);
  const steps = orderSteps(order).map(({ textKey, state, atMs }) => ({
    label: t(textKey),
    state,
    ...(atMs !== undefined && { detail: whenOf(atMs) }),
  }));
  return (
    <Card>
      <Steps steps={steps} />
    </Card>
  );
}
