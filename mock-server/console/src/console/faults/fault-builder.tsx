import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { PlayerField } from '../../page/player-field.tsx';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.tsx';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { CallPicker } from './call-picker.tsx';
import { addFault } from './fault-actions.ts';
import styles from './fault-builder.module.css';
import { type Chosen, type FaultDraft, FIRST_NUMBER, OFTEN, type Often, requestOf } from './fault-draft.ts';
import { type DraftProps, KindChoice } from './kind-choice.tsx';

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

const OFTEN_WORDS: Readonly<Record<Often, string>> = {
  always: 'every one',
  every: 'every so many',
  nth: 'only one of them',
  chance: 'some, by chance',
};

const NUMBER_LABELS: Readonly<Record<Exclude<Often, 'always'>, string>> = {
  every: 'Every how many',
  nth: 'Which one',
  chance: 'Chance, %',
};

function HowOften({ draft: { often, number, times }, onChange }: DraftProps) {
  return (
    <div className={styles.row}>
      <ChoiceField
        label="How often"
        value={often}
        choices={OFTEN.map((value) => ({ value, label: OFTEN_WORDS[value] }))}
        onChoose={(value) => onChange({ often: value, number: FIRST_NUMBER[value] })}
      />
      {often !== 'always' && (
        <div className={styles.figure}>
          <TextField
            label={NUMBER_LABELS[often]}
            inputMode="decimal"
            value={number}
            onType={(typed) => onChange({ number: typed })}
          />
        </div>
      )}
      <div className={styles.figure}>
        <TextField
          label="At most, times"
          inputMode="numeric"
          placeholder="no limit"
          value={times}
          onType={(typed) => onChange({ times: typed })}
        />
      </div>
    </div>
  );
}

/** What the fault will do, and how a script would ask for it. */
function Outcome({ chosen: { request, missing } }: { readonly chosen: Chosen }) {
  const json = request && JSON.stringify(request);
  return (
    <div className={styles.outcome}>
      <div className={styles.said}>
        <p className={styles.sentence} role="status" data-missing={missing !== undefined || undefined}>
          {request === undefined ? missing : faultSentence(request)}
        </p>
        <Button kind="primary" type="submit" disabled={request === undefined}>
          Add the fault
        </Button>
      </div>
      {json !== undefined && (
        <div className={styles.json}>
          <code>{json}</code>
          <Button
            size="small"
            onClick={() => void copy(json, 'The JSON is in the clipboard: POST it to /__mock/faults.')}
          >
            Copy JSON
          </Button>
        </div>
      )}
    </div>
  );
}
