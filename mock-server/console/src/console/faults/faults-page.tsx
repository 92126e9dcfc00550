import { useSearchParams } from 'react-router-dom';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { FaultBuilder } from './fault-builder.tsx';
import { draftOf } from './fault-draft.ts';
import { FaultList } from './fault-list.tsx';
import styles from './faults-page.module.css';
import { PresetCards } from './preset-cards.tsx';

export function FaultsPage() {
  const [query] = useSearchParams();
  return (
    <Page
      title="Faults"
      sentence="Let calls of players and files of the client go wrong, as networks and servers do."
    >
      <div className={styles.columns}>
        <div className={layout.stack}>
          <PresetCards />
          {/* Below what is pressed: it grows and shrinks by each press. */}
          <FaultList />
        </div>
        <FaultBuilder key={query.toString()} begin={draftOf(query)} />
      </div>
    </Page>
  );
}
