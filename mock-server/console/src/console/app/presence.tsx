import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useLiveJournal } from '../../control/live-journal.ts';
import { useTester } from '../../control/tester.store.ts';
import { doAction } from '../../page/offered-actions.ts';
import styles from './presence.module.css';

const MOST_SHOWN = 4;

/** Who is in this world now; a press changes one's own name. */
export function Presence() {
  const me = useTester(({ name }) => name);
  const testers = useLiveJournal((journal) => journal.testers);
  const others = testers.filter((name) => name !== me);
  const here = ['you', ...others].join(', ');
  const names = [...(me === '' ? [] : [me]), ...others];
  return (
    <>
      <button
        type="button"
        className={styles.presence}
        title={me === '' ? 'Give your name…' : `${here}. You are ${me}: change your name…`}
        onClick={() => doAction('your name')}
      >
        <span className={styles.avatars} aria-hidden="true">
          {names.slice(0, MOST_SHOWN).map((name) => (
            <span key={name} className={styles.avatar} data-tone={toneOf(name)}>
              {initialOf(name)}
            </span>
          ))}
          {names.length > MOST_SHOWN && <span className={styles.avatar}>+{names.length - MOST_SHOWN}</span>}
        </span>
        <span className={styles.names}>{me === '' && others.length === 0 ? 'your name…' : here}</span>
        <VisuallyHidden> Change your name</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span role="status">{others.length > 0 && `Here now: ${here}`}</span>
      </VisuallyHidden>
    </>
  );
}

function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}

/** The last of them is the one without a number. */
const TONES = 4;

/** The same name has the same colour on every screen. */
function toneOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES;
}
