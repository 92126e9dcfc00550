import { Delete } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './number-keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type NumberKeypadProps = {
  onDigit: (digit: string) => void;
  onDelete: () => void;
};

function Key({ digit, onDigit }: { digit: string } & Pick<NumberKeypadProps, 'onDigit'>) {
  return (
    <button type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
}

/** Number keys where the thumb is; the same one twice in a moment counts twice. */
export function NumberKeypad({ onDigit, onDelete }: NumberKeypadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.keypad} data-rapid-taps>
      {DIGITS.map((digit) => (
        <Key key={digit} digit={digit} onDigit={onDigit} />
      ))}
      <span />
      <Key digit="0" onDigit={onDigit} />
      <button type="button" className={styles.key} aria-label={t('ui.passcode.delete')} onClick={onDelete}>
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
}
