import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { Card } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import type { WithdrawalSum } from './check-withdrawal.ts';
import styles from './withdrawals.module.css';

const BASIS_POINTS = 10_000;

/** Amount, fee and what arrives, as one sum. */
export function SumCard({ sum, rule }: { sum: WithdrawalSum; rule: PayRule }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const fee = format.percent(rule.chargeBasisPoints / BASIS_POINTS, 2);
  return (
    <Card>
      <dl className={styles.sum}>
        <div className={styles.line}>
          <dt>{t('withdraw.form.amount')}</dt>
          <dd>
            <Money micros={sum.amountMicros} currency="none" />
          </dd>
        </div>
        <div className={styles.line}>
          <dt>{t('withdraw.form.fee', { percent: fee })}</dt>
          <dd>
            <Money micros={-sum.feeMicros + 0} currency="none" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('withdraw.form.arrives')}</dt>
          <dd>
            <Money micros={sum.arrivesMicros} size="large" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
