import { listWorldsControl, WORLD_NAME } from '@canada28/shared/control/worlds.control.ts';
import { useState } from 'react';
import { freeName, WORLD_NAMES } from '../../control/free-name.ts';
import { withName } from '../../control/tester.store.ts';
import { useControl } from '../../control/use-control.ts';
import { pageOf } from '../../control/world-address.ts';
import { usePresent } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { Form, TextField } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { useSuggestedName } from '../../ui/use-suggested-name.ts';
import { SettingFields } from './setting-fields.tsx';
import { SourceChoice } from './source-choice.tsx';
import { readTime, TIME_EXAMPLES } from './typed-time.ts';
import { wantedWorld } from './wanted-world.ts';
import { createWorld } from './world-actions.ts';
import { EMPTY_FORM, sourceOf, type WorldForm } from './world-form.ts';

/** The id of the sentence in which the server, or the form itself, refuses the wanted world. */
const REFUSAL = 'refused-world';

const NAME = new RegExp(WORLD_NAME);

/** Makes a world of a scenario or of a snapshot of this one. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState<WorldForm>(EMPTY_FORM);
  const [time, setTime] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<WorldForm>) => setForm((before) => ({ ...before, ...part }));
  const isSnapshot = form.source.startsWith('snapshot:');
  const taken = useControl(listWorldsControl).data?.map(({ name }) => name);
  const { name, inputProps } = useSuggestedName(freeName(sourceOf(form), taken ?? [], WORLD_NAMES));
  const present = usePresent();
  const { atMs, words, isUnread } = readTime(time, present);
  const create = useOneAtATime(async (isOpened: boolean) => {
    const wanted = name.trim();
    if (wanted !== '' && !NAME.test(wanted))
      return setRefusal(
        `"${wanted}" is no name: up to 40 small letters, digits and hyphens, no hyphen at an end, no "xn--" before it.`,
      );
    if (isUnread && !isSnapshot) return setRefusal(`"${time.trim()}" is no time like ${TIME_EXAMPLES}.`);
    const made = await createWorld(wantedWorld({ ...form, name: wanted }, atMs), setRefusal);
    if (made === undefined) return;
    onClose();
    if (isOpened) location.assign(withName(pageOf(made)));
  });
  return (
    <Dialog
      title="New world"
      onClose={onClose}
      isReady={present !== undefined && taken !== undefined}
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
