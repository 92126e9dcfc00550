import { Field } from '@canada28/ui/field.tsx';
import styles from './field.module.css';

/** What may stand in the field while it is typed: 10, 10., 10.25, .5, 50,000 — in the digits of any keyboard. */
const WHOLE_DRAFT = /^\d{0,10}$/;
const DECIMAL_DRAFT = /^\d{0,10}(?:[.,]\d{0,6})?$|^\d{1,3}(?:,\d{3})*,\d{0,3}$|^\d{1,3}(?:,\d{3})+\.\d{0,6}$/;

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

/** Text as an amount is typed: full-width digits, points and commas are meant as the plain ones. */
function normalise(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',').trim();
}

/** Where nothing stands behind the point, a comma can only group. */
function withoutGroups(text: string): string {
  return text.replaceAll(',', '');
}

/** An amount in USDT; what cannot become one is not accepted. */
export function AmountField(props: AmountFieldProps) {
  const { label, isLabelHidden, value, onValueChange, isWhole = false, placeholder, error } = props;
  const draft = isWhole ? WHOLE_DRAFT : DECIMAL_DRAFT;

  function onType(text: string): void {
    const typed = normalise(text);
    const next = isWhole ? withoutGroups(typed) : typed;
    if (draft.test(next)) onValueChange(next);
  }

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
