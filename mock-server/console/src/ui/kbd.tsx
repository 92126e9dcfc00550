import styles from './kbd.module.css';
import { useSingleKeys } from './single-keys.store.ts';

type KbdProps = {
  readonly keys: string;
  /** It is what is told, as in a list of keys; else it only repeats what its button says. */
  readonly isSpoken?: boolean;
};

/** Keys that a browser calls by a word and a keyboard by a sign; so is `Shift+` before a letter. */
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** A key, as it is written on a keyboard; what it does is said by what it stands on. */
export function Kbd({ keys, isSpoken = false }: KbdProps) {
  const isOn = useSingleKeys(({ isOn }) => isOn);
  // A key that does nothing is written on no button; the list of keys still tells it.
  if (!isOn && !isSpoken && keys.replace('Shift+', '').length === 1) return null;
  return (
    <span className={styles.kbd} aria-hidden={!isSpoken}>
      {SIGNS[keys] ?? keys.replace('Shift+', '⇧')}
    </span>
  );
}
