import { keyOf } from '../page/action-list.ts';
import { Kbd } from '../ui/kbd.tsx';
import styles from './welcome.module.css';

const KEYS = [
  ['space', 'the next step'],
  [keyOf('stage back'), 'a step back'],
  [keyOf('full screen'), 'full screen'],
  [keyOf('black screen'), 'a black screen'],
] as const;

export function Welcome() {
  return (
    <div className={styles.welcome}>
      <span className={styles.diamond} aria-hidden="true" />
      <h2>Choose a story</h2>
      <p>Each takes one to three minutes. All money in it is demo money.</p>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <Kbd keys={keys} isSpoken />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
