import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Button } from '../../ui/button.tsx';
import type { ScenarioInfo } from './find-scenarios.ts';
import { applyScenario, openInNewWorld } from './scenario-actions.ts';
import styles from './scenario-card.module.css';

type ScenarioCardProps = {
  readonly scenario: ScenarioInfo;
  /** The one that Enter applies and that Tab leads to. */
  readonly isCurrent: boolean;
  readonly isOfWorld: boolean;
  readonly onFocus: () => void;
  readonly onLink: () => void;
};

export function ScenarioCard({ scenario, isCurrent, isOfWorld, onFocus, onLink }: ScenarioCardProps) {
  const { name, title, sentence } = scenario;
  // One card is a stop of Tab; arrows lead to the others.
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li className={joinClasses(card.card, styles.card, isCurrent && styles.current)} onFocus={onFocus}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {isOfWorld && (
          <Tag isCut tone="green">
            this world
          </Tag>
        )}
      </div>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.buttons}>
        <Button
          kind={isCurrent ? 'primary' : 'plain'}
          tabIndex={tabIndex}
          data-scenario={name}
          aria-label={`Apply ${title}`}
          onClick={() => void applyScenario(name)}
        >
          Apply
        </Button>
        <Button
          tabIndex={tabIndex}
          aria-label={`New world of ${title}`}
          onClick={() => void openInNewWorld(name)}
        >
          New world
        </Button>
        <Button tabIndex={tabIndex} aria-label={`Link to ${title}`} onClick={onLink}>
          Link
        </Button>
      </div>
    </li>
  );
}
