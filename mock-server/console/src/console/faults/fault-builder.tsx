import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { Form } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { addFault } from './fault-actions.ts';
import { changeStep, type FaultDraft, requestOf } from './fault-draft.ts';
import { Outcome } from './fault-outcome.tsx';
import { HowOften } from './how-often.tsx';
import { KindChoice } from './kind-choice.tsx';
import { Target } from './target.tsx';
import { Turns } from './turns.tsx';

/** Builds a fault by choosing; a sentence says what it will do. */
export function FaultBuilder({ begin }: { readonly begin: FaultDraft }) {
  const [draft, setDraft] = useState(begin);
  const change = (some: Partial<FaultDraft>) => setDraft((known) => ({ ...known, ...some }));
  const chosen = requestOf(draft);
  const isSequence = draft.steps.length > 1;
  const turns = <Turns draft={draft} onChange={change} />;
  return (
    <Card title="Build a fault">
      <Form className={layout.stack} onSend={() => chosen.request && addFault(chosen.request)}>
        <Target draft={draft} onChange={change} />
        {isSequence && turns}
        <KindChoice draft={draft} onChange={(step) => change(changeStep(draft, step))} />
        {!isSequence && turns}
        <HowOften draft={draft} onChange={change} />
        <Outcome chosen={chosen} />
      </Form>
    </Card>
  );
}
