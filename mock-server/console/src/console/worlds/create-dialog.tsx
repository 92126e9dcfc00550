import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { listSnapshotsControl } from '@canada28/shared/control/snapshots.control.ts';
import { listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { useState } from 'react';
import { freeName, WORLD_NAMES } from '../../control/free-name.ts';
import { pageOf } from '../../control/place.ts';
import { useControl } from '../../control/use-control.ts';
import { useTimeZone, useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import { clockOf } from '../../ui/format.ts';
import { useSuggestedName } from '../../ui/use-suggested-name.ts';
import { nextMomentOf } from '../time/next-moment.ts';
import { SettingFields } from './setting-fields.tsx';
import { EMPTY_FORM, sourceOf, type WorldForm, wantedWorld } from './wanted-world.ts';
import { createWorld } from './world-actions.ts';

const TIME_EXAMPLES = '"Monday 19:58", "2026-12-31 23:59:50"';

/** The id of the sentence in which the server, or the form itself, refuses the wanted world. */
const REFUSAL = 'refused-world';

/** Makes a world of a scenario or of a snapshot of this one. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState<WorldForm>(EMPTY_FORM);
  const [time, setTime] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<WorldForm>) => setForm((before) => ({ ...before, ...part }));
  const isSnapshot = form.source.startsWith('snapshot:');
  const { data: worlds = [] } = useControl(listWorldsControl);
  const names = worlds.map(({ name }) => name);
  const { name, inputProps } = useSuggestedName(freeName(sourceOf(form), names, WORLD_NAMES));
  const { atMs, words, isUnread } = useTypedTime(time);
  const create = async (isOpened: boolean) => {
    if (isUnread && !isSnapshot) return setRefusal(`"${time.trim()}" is no time like ${TIME_EXAMPLES}.`);
    const made = await createWorld(wantedWorld({ ...form, name: name.trim() }, atMs), setRefusal);
    if (made === undefined) return;
    onClose();
    if (isOpened) location.assign(pageOf(made));
  };
  return (
    <Dialog
      title="New world"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void create(true)}>Create and go there</Button>
          <Button kind="primary" type="submit" form="create-world">
            Create
          </Button>
        </>
      }
    >
      <Form
        id="create-world"
        className={field.fields}
        onChange={() => setRefusal(undefined)}
        onSend={() => create(false)}
      >
        <TextField
          label="Name"
          hint="Small letters, digits and hyphens. Empty: a free name is chosen."
          placeholder="qa-42"
          {...inputProps}
        />
        <SourceChoice value={form.source} onChoose={(source) => change({ source })} />
        {!isSnapshot && (
          <TextField
            label="Its time"
            hint={words}
            value={time}
            placeholder="Monday 19:58"
            {...(refusal && { 'aria-describedby': REFUSAL })}
            onType={setTime}
          />
        )}
        <TextField
          label="Seed"
          hint="The same seed: the same draws. Empty: by chance."
          value={form.seed}
          onType={(seed) => change({ seed })}
        />
        {refusal !== undefined && (
          <p id={REFUSAL} className={field.refusal} role="alert">
            {refusal}
          </p>
        )}
        <SettingFields form={form} isSnapshot={isSnapshot} onChange={change} />
      </Form>
    </Dialog>
  );
}

type TypedTime = {
  readonly atMs?: number;
  readonly words: string;
  readonly isUnread?: boolean;
};

/** A typed weekday, time or date as a moment by the clocks of this world: the new one stands there when it is made. */
function useTypedTime(typed: string): TypedTime {
  const zone = useTimeZone() ?? 'Asia/Shanghai';
  const nowMs = useWorldNow() ?? 0;
  if (typed.trim() === '') return { words: 'Empty: the moment that the scenario is about.' };
  const target = nextMomentOf(typed, { nowMs, zone });
  if (target === undefined || !('atMs' in target)) return { words: TIME_EXAMPLES, isUnread: true };
  const { atMs } = target;
  const clock = clockOf(zone);
  return { atMs, words: `It will be ${clock.day(atMs)} ${clock.time(atMs)}, ${clock.offset(atMs)}` };
}

type SourceChoiceProps = { readonly value: string; readonly onChoose: (source: string) => void };

function SourceChoice({ value, onChoose }: SourceChoiceProps) {
  const { data: scenarios = [] } = useControl(listScenariosControl, {}, { isFixed: true });
  const { data: snapshots = [] } = useControl(listSnapshotsControl);
  return (
    <ChoiceField
      label="Made of"
      value={value}
      choices={[
        ...snapshots.map(({ name }) => ({
          value: `snapshot:${name}`,
          label: `Snapshot of this world: ${name}`,
        })),
        ...scenarios.map(({ name, title }) => ({ value: `scenario:${name}`, label: title })),
      ]}
      onChoose={onChoose}
    />
  );
}
