import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { addFault, removeFault } from './fault-actions.ts';
import { isUsedUp } from './is-used-up.ts';
import styles from './preset-cards.module.css';
import { PRESETS } from './presets.ts';

/** What is wished for most, a press each; what is on already is taken away by the same press. */
export function PresetCards() {
  const { data: faults = [] } = useControl(listFaultsControl);
  return (
    <Card title="Ready made" isFlush>
      <ul>
        {PRESETS.map(({ title, request }) => {
          const sentence = faultSentence(request);
          const on = faults.find((fault) => fault.sentence === sentence && !isUsedUp(fault));
          return (
            <li key={title} className={styles.preset}>
              <span className={styles.words}>
                <span className={styles.title}>
                  {title}{' '}
                  {on !== undefined && (
                    <Tag isCut tone="amber">
                      on
                    </Tag>
                  )}
                </span>
                <span className={layout.hint}>{sentence}</span>
              </span>
              <Button
                size="small"
                aria-label={`${on === undefined ? 'Add' : 'Switch off'}: ${title}`}
                onClick={() => void (on === undefined ? addFault(request) : removeFault(on))}
              >
                {on === undefined ? 'Add' : 'Switch off'}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
