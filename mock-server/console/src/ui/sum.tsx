import { count, usdtParts } from './format.ts';
import styles from './sum.module.css';

type SumProps = {
  readonly micros: number;
  /** A movement: it says plus where it adds. */
  readonly isSigned?: boolean;
};

/** A sum of micro-USDT in USDT, to the micro: what is below a cent is told quietly. */
export function Sum({ micros, isSigned = false }: SumProps) {
  const { whole, fraction } = usdtParts(micros);
  const plus = isSigned && micros > 0 ? '+' : '';
  return (
    <span className={styles.sum} data-way={isSigned ? Math.sign(micros) : undefined}>
      {micros < 0 ? '−' : plus}
      {count(whole)}.{fraction.slice(0, 2)}
      <span className={styles.micros}>{fraction.slice(2)}</span>
    </span>
  );
}
