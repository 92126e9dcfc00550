import { KINDS, type Kind, type KindName } from './fault-kinds.ts';
import styles from './kind-card.module.css';

type KindCardProps = {
  readonly name: KindName;
  /** Whether it happens to a file of the client. */
  readonly isFile: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A kind of fault with what it does, to be chosen. */
export function KindCard({ name, isFile, isChosen, onChoose }: KindCardProps) {
  const { label, sentence, ofFile }: Kind = KINDS[name];
  return (
    <label className={styles.kind}>
      <input type="radio" name="kind" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <span className={styles.label}>{label}</span>
      <span className={styles.sentence}>{isFile ? ofFile : sentence}</span>
    </label>
  );
}
