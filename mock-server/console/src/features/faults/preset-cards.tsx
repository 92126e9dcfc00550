import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { addFault } from './fault-actions.ts';
import styles from './preset-cards.module.css';
import { PRESETS } from './presets.ts';

/** What is wished for most, a press each. */
export function PresetCards() {
  return (
    <Card title="Ready made" isFlush>
      <ul>
        {PRESETS.map(({ title, request }) => (
          <li key={title} className={styles.preset}>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.sentence}>{faultSentence(request)}</span>
            </span>
            <Button size="small" aria-label={`Add: ${title}`} onClick={() => void addFault(request)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
