import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useLiveJournal } from '../control/live-journal.ts';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { count } from '../ui/format.ts';
import { useTexts } from './texts/use-texts.ts';
import { activityOf } from './visitor-activity.ts';
import styles from './visitors.module.css';

export function Visitors() {
  const { data: joined = [] } = useControl(listJoinedControl, { params: { name: place.world } });
  const t = useTexts();
  const entries = useLiveJournal((journal) => journal.entries);
  return (
    <div className={joinClasses(card.card, styles.visitors)}>
      <h2 className={styles.title}>
        {t.room} <Pill tone={joined.length > 0 ? 'green' : 'neutral'}>{count(joined.length)}</Pill>
      </h2>
      {joined.length === 0 && <p className={styles.nobody}>{t.roomEmpty}</p>}
      <ul>
        {joined.map(({ userName }) => (
          <li key={userName} className={styles.visitor}>
            <b>{userName}</b> <span>{activityOf(entries, userName)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
