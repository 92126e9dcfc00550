import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { type Fault, listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { useSearchParams } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Failure, Page } from '../../ui/page.tsx';
import { addFault, clearFaults, removeFault } from './fault-actions.ts';
import { FaultBuilder } from './fault-builder.tsx';
import { draftOf } from './fault-draft.ts';
import styles from './faults-page.module.css';
import { isUsedUp } from './is-used-up.ts';
import { PRESETS } from './presets.ts';

export function FaultsPage() {
  const [query] = useSearchParams();
  return (
    <Page title="Faults" sentence="Let calls of players go wrong, as networks and servers do.">
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

function FaultList() {
  const { data: faults, error } = useControl(listFaultsControl);
  const isSome = faults !== undefined && faults.length > 0;
  return (
    <Card
      title="On now"
      isFlush
      tools={
        isSome && (
          <Button size="small" kind="danger" onClick={() => void clearFaults()}>
            Clear all
          </Button>
        )
      }
    >
      {error && <Failure error={error} />}
      {faults?.length === 0 && (
        <p className={styles.none}>Nothing goes wrong. Add one that is ready made, or build one.</p>
      )}
      {isSome && (
        <ul>
          {faults.map((fault) => (
            <FaultRow key={fault.id} fault={fault} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function FaultRow({ fault }: { readonly fault: Fault }) {
  const { sentence, hits } = fault;
  return (
    <li className={styles.fault}>
      <p className={styles.sentence}>{sentence}</p>
      <span className={styles.foot}>
        <Tag isCut tone={hits > 0 ? 'amber' : 'neutral'}>
          {hits === 0 ? 'not hit yet' : `hit ${counted(hits, 'call')}`}
        </Tag>
        {isUsedUp(fault) && <Tag isCut>over</Tag>}
        <span className={layout.spacer} />
        <Button size="small" aria-label={`Remove: ${sentence}`} onClick={() => void removeFault(fault)}>
          Remove
        </Button>
      </span>
    </li>
  );
}

/** What is wished for most, a press each; what is on already is taken away by the same press. */
function PresetCards() {
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
                <span className={styles.sentence}>
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
