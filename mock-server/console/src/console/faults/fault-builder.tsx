import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { perform } from '../../control/perform.ts';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { Choice, Field, TextInput } from '../../ui/field.tsx';
import { CallPicker } from './call-picker.tsx';
import { addFault } from './fault-actions.ts';
import styles from './fault-builder.module.css';
import { type Chosen, type FaultDraft, FIRST_NUMBER, OFTEN, type Often, requestOf } from './fault-draft.ts';
import { KindChoice } from './kind-choice.tsx';

/** Builds a fault by choosing; a sentence says what it will do. */
export function FaultBuilder({ begin }: { readonly begin: FaultDraft }) {
  const [draft, setDraft] = useState(begin);
  const change = (some: Partial<FaultDraft>) => setDraft((known) => ({ ...known, ...some }));
  const chosen = requestOf(draft);
  return (
    <Card title="Build a fault">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.request !== undefined) void addFault(chosen.request);
        }}
      >
        <div className={styles.row}>
          <CallPicker path={draft.path} onChoose={(path) => change({ path })} />
          <PlayerChoice player={draft.player} onChoose={(player) => change({ player })} />
        </div>
        <KindChoice draft={draft} onChange={change} />
        <HowOften draft={draft} onChange={change} />
        <Outcome chosen={chosen} />
      </form>
    </Card>
  );
}

function PlayerChoice({
  player,
  onChoose,
}: {
  readonly player: string;
  readonly onChoose: (player: string) => void;
}) {
  const { data } = useControl(listPlayersControl, { query: { pageSize: 200 } });
  const names = data?.list.map(({ userName }) => userName) ?? [];
  const all = player === '' || names.includes(player) ? names : [player, ...names];
  return (
    <div className={styles.short}>
      <Field label="Whose">
        <Choice
          value={player}
          choices={[{ value: '', label: 'everybody' }, ...all.map((name) => ({ value: name, label: name }))]}
          onChoose={onChoose}
        />
      </Field>
    </div>
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

function HowOften({
  draft,
  onChange,
}: {
  readonly draft: FaultDraft;
  readonly onChange: (change: Partial<FaultDraft>) => void;
}) {
  const { often, number, times } = draft;
  return (
    <div className={styles.row}>
      <Field label="How often">
        <Choice
          value={often}
          choices={OFTEN.map((value) => ({ value, label: OFTEN_WORDS[value] }))}
          onChoose={(value) => onChange({ often: value, number: FIRST_NUMBER[value] })}
        />
      </Field>
      {often !== 'always' && (
        <div className={styles.figure}>
          <Field label={NUMBER_LABELS[often]}>
            <TextInput
              inputMode="decimal"
              value={number}
              onChange={(event) => onChange({ number: event.target.value })}
            />
          </Field>
        </div>
      )}
      <div className={styles.figure}>
        <Field label="At most, times">
          <TextInput
            inputMode="numeric"
            placeholder="no limit"
            value={times}
            onChange={(event) => onChange({ times: event.target.value })}
          />
        </Field>
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
          <Button size="small" onClick={() => void copyJson(json)}>
            Copy JSON
          </Button>
        </div>
      )}
    </div>
  );
}

function copyJson(json: string): Promise<boolean> {
  return perform(async () => {
    await copyToClipboard(json);
    return { said: 'The JSON is in the clipboard: POST it to /__mock/faults.' };
  });
}
