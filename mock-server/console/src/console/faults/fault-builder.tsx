import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { PlayerField } from '../../page/player-field.tsx';
import { Form } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { CallPicker } from './call-picker.tsx';
import { addFault } from './fault-actions.ts';
import styles from './fault-builder.module.css';
import { type FaultDraft, requestOf } from './fault-draft.ts';
import { Outcome } from './fault-outcome.tsx';
import { HowOften } from './how-often.tsx';
import { KindChoice } from './kind-choice.tsx';

/** Builds a fault by choosing; a sentence says what it will do. */
export function FaultBuilder({ begin }: { readonly begin: FaultDraft }) {
  const [draft, setDraft] = useState(begin);
  const change = (some: Partial<FaultDraft>) => setDraft((known) => ({ ...known, ...some }));
  const chosen = requestOf(draft);
  return (
    <Card title="Build a fault">
      <Form className={layout.stack} onSend={() => chosen.request && addFault(chosen.request)}>
        <div className={styles.row}>
          <CallPicker path={draft.path} onChoose={(path) => change({ path })} />
          <div className={styles.short}>
            <PlayerField label="Whose" player={draft.player} onChoose={(player) => change({ player })} />
          </div>
        </div>
        <KindChoice draft={draft} onChange={change} />
        <HowOften draft={draft} onChange={change} />
        <Outcome chosen={chosen} />
      </Form>
    </Card>
  );
}
