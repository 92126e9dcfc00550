import { KINDS, type KindName } from './fault-kinds.ts';
import styles from './kind-card.module.css';

type KindCardProps = {
  readonly name: KindName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A kind of fault with what it does, to be chosen. */
export function KindCard({ name, isChosen, onChoose }: KindCardProps) {
  const { label, sentence } = KINDS[name];
  return (
    <label className={styles.kind}>
      <input type="radio" name="kind" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <span className={styles.label}>{label}</span>
      <span className={styles.sentence}>{sentence}</span>
    </label>
  );
}
