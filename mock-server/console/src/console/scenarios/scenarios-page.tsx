import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { useRef, useState } from 'react';
import { useControl } from '../../control/use-control.ts';
import { FindField } from '../../page/find-field.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ALL, findScenarios, groupsOf } from './find-scenarios.ts';
import { openInNewWorld } from './scenario-actions.ts';
import { ScenarioGrid } from './scenario-grid.tsx';
import styles from './scenarios-page.module.css';

const KEYS = [
  { keys: '↑ ↓ ← →', word: 'choose' },
  { keys: '↵', word: 'apply' },
  { keys: 'Ctrl ↵', word: 'new world' },
] as const;

export function ScenariosPage() {
  const { data = [], error } = useControl(listScenariosControl, {}, { isFixed: true });
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<string>(ALL);
  const grid = useRef<HTMLUListElement>(null);
  const found = findScenarios(data, typed);
  const shown = found.filter((scenario) => group === ALL || scenario.group === group);
  const goToCards = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const card = grid.current?.querySelector<HTMLElement>('[data-scenario][tabindex="0"]');
    const name = card?.dataset.scenario;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (name !== undefined) void openInNewWorld(name);
    } else card?.focus();
  };
  return (
    <Page
      title="Scenarios"
      sentence="Data, time, draws and faults in one. Apply here, or open beside in a new world."
      tools={
        <FindField
          label="Find a scenario…"
          action="find scenario"
          value={typed}
          onFind={setTyped}
          onKeyDown={goToCards}
        />
      }
    >
      <div className={styles.bar}>
        <Segments
          label="Groups of scenarios"
          value={group}
          choices={groupsOf(data, found).map(({ value, label, count }) => ({
            value,
            label: (
              <>
                {label} <span className={styles.count}>{count}</span>
              </>
            ),
          }))}
          onChoose={setGroup}
        />
        <span className={styles.keys} aria-hidden="true">
          {KEYS.map(({ keys, word }) => (
            <span key={word} className={styles.key}>
              <Kbd keys={keys} /> {word}
            </span>
          ))}
        </span>
      </div>
      {error && <Failure error={error} />}
      {shown.length > 0 && <ScenarioGrid key={`${group} ${typed}`} ref={grid} scenarios={shown} />}
      {data.length > 0 && shown.length === 0 && (
        <Empty title={`No scenario says "${typed}"${group === ALL ? '' : ' in this group'}.`}>
          <p>Type a part of what you want to see: sealed, withdrawal, chase, maintenance.</p>
        </Empty>
      )}
    </Page>
  );
}
