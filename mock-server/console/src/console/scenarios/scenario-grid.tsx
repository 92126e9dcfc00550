import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { useWorld } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { copyToClipboard } from '../../ui/copy.tsx';
import layout from '../../ui/layout.module.css';
import type { ScenarioInfo } from './find-scenarios.ts';
import { applyScenario, openInNewWorld } from './scenario-actions.ts';
import styles from './scenario-grid.module.css';
import { stepInGrid } from './step-in-grid.ts';

type ScenarioGridProps = {
  readonly scenarios: readonly ScenarioInfo[];
  readonly ref: Ref<HTMLUListElement>;
};

/** The cards: arrows choose one, Enter applies it, Ctrl or ⌘ with Enter opens it beside. */
export function ScenarioGrid({ scenarios, ref }: ScenarioGridProps) {
  const { data: world } = useWorld();
  const [index, setIndex] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const name = scenarios[index]?.name;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && name !== undefined) {
      event.preventDefault();
      void openInNewWorld(name);
      return;
    }
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const next = stepInGrid(event.key, { index, count: scenarios.length, columns });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIndex(next);
    const button = event.currentTarget.querySelectorAll<HTMLElement>('[data-scenario]')[next];
    button?.focus();
    button?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  const linkOf = async ({ name, title }: ScenarioInfo) => {
    // Of the address that all worlds share: each caller who opens it gets a world that is new.
    const { urls } = await control(getWorldControl, { params: { name: place.world } });
    const link = `${new URL(urls.link).origin}${CONTROL_BASE}/open?scenario=${name}`;
    await copyToClipboard(link).catch((cause: Error) => {
      throw new Error(`${cause.message} The link is ${link}`, { cause });
    });
    return { said: `The link is copied: each person who opens it gets "${title}" in a new world.` };
  };
  return (
    <ul ref={ref} className={styles.grid} aria-label="Scenarios" onKeyDown={onKeyDown}>
      {scenarios.map((scenario, at) => (
        <ScenarioCard
          key={scenario.name}
          scenario={scenario}
          isCurrent={at === index}
          isOfWorld={scenario.name === world?.scenario}
          onFocus={() => setIndex(at)}
          onLink={() => void perform(() => linkOf(scenario))}
        />
      ))}
    </ul>
  );
}

type ScenarioCardProps = {
  readonly scenario: ScenarioInfo;
  /** The one that Enter applies and that Tab leads to. */
  readonly isCurrent: boolean;
  readonly isOfWorld: boolean;
  readonly onFocus: () => void;
  readonly onLink: () => void;
};

function ScenarioCard({ scenario, isCurrent, isOfWorld, onFocus, onLink }: ScenarioCardProps) {
  const { name, title, sentence } = scenario;
  // One card is a stop of Tab; arrows lead to the others.
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li className={joinClasses(card.card, styles.card, isCurrent && styles.current)} onFocus={onFocus}>
      <div className={layout.between}>
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
        {!place.isShared && (
          <Button
            tabIndex={tabIndex}
            aria-label={`New world of ${title}`}
            onClick={() => void openInNewWorld(name)}
          >
            New world
          </Button>
        )}
        <Button tabIndex={tabIndex} aria-label={`Link to ${title}`} onClick={onLink}>
          Link
        </Button>
      </div>
    </li>
  );
}
