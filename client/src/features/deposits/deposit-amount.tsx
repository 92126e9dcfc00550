import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import { MICROS_PER_USDT, parseUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { changeDepositDraft } from './deposit-draft.store.ts';
import styles from './deposits.module.css';
import { useHighestBonusMicros } from './deposits.queries.ts';

type DepositAmountProps = { rule: PayRule; amountText: string; problem: string | undefined };

/** How much is paid: typed, or one of the server's quick amounts. */
export function DepositAmount({ rule, amountText, problem }: DepositAmountProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const bonusMicros = useHighestBonusMicros();
  const whole = (micros: number) => format.count(micros / MICROS_PER_USDT);
  const type = (text: string) => changeDepositDraft({ amountText: text });
  return (
    <div className={styles.amount}>
      <AmountField
        label={t('deposit.form.amount')}
        isLabelHidden
        placeholder={t('deposit.form.amount')}
        value={amountText}
        onValueChange={type}
        error={problem}
      />
      {rule.quickAmountsMicros.length > 0 && (
        <ChipGroup
          label={t('deposit.form.quickAmounts')}
          chips={rule.quickAmountsMicros.map((micros) => ({ value: micros, label: whole(micros) }))}
          value={parseUsdt(amountText)}
          onSelect={(micros) => type(usdtText(micros))}
        />
      )}
      <p className={styles.rule}>
        <span>{t('deposit.form.range', { min: whole(rule.minMicros), max: whole(rule.maxMicros) })}</span>
        {bonusMicros > 0 && (
          <span className={styles.bonus}>{t('deposit.form.bonus', { bonus: whole(bonusMicros) })}</span>
        )}
      </p>
    </div>
  );
}
