import { Field } from '@canada28/ui/field.tsx';
import { amountDraft } from './amount-draft.ts';
import styles from './field.module.css';

type AmountFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  /** The text as typed; `parseUsdt` of shared/money reads it. */
  value: string;
  onValueChange: (value: string) => void;
  /** Bets are whole USDT; deposits and withdrawals have up to six decimals (product §5). */
  isWhole?: boolean;
  placeholder?: string;
  error?: string | undefined;
};

/** An amount in USDT; what cannot become one is not accepted. */
export function AmountField(props: AmountFieldProps) {
  const { label, isLabelHidden, value, onValueChange, isWhole = false, placeholder, error } = props;
  const onType = (text: string) => {
    const draft = amountDraft(text, isWhole);
    if (draft !== undefined) onValueChange(draft);
  };
  return (
    <Field
      styles={styles}
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      trailing={<span className={styles.currency}>USDT</span>}
    >
      {(ids) => (
        <input
          {...ids}
          className={`${styles.input} ${styles.amount}`}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
