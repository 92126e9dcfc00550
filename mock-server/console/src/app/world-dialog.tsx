import { createWorldControl, listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { useState } from 'react';
import { control } from '../data/control-client.ts';
import { perform } from '../data/perform.ts';
import { pageOf, place } from '../data/place.ts';
import { useControl } from '../data/use-control.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { Failure } from '../ui/page.tsx';
import styles from './world-dialog.module.css';

/** As many worlds as one looks through; typing finds the others. */
const MOST_SHOWN = 50;

/** Chooses the world of this page: its host changes with it. */
export function WorldDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data = [], error } = useControl(listWorldsControl, {}, { everyMs: 1000 });
  const found = data.filter(({ name, scenario = '' }) => `${name} ${scenario}`.includes(typed.toLowerCase()));
  const isNew = typed !== '' && !data.some(({ name }) => name === typed);
  return (
    <Dialog title="World" onClose={onClose}>
      <Field label="Find a world, or name a new one">
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
          placeholder="qa-42"
        />
      </Field>
      {error && <Failure error={error} />}
      {isNew && (
        <Button kind="primary" onClick={() => void createAndGo(typed)}>
          Create the world "{typed}"
        </Button>
      )}
      <ul className={styles.worlds}>
        {found.slice(0, MOST_SHOWN).map(({ name, scenario, snapshot }) => (
          <li key={name}>
            <a
              className={styles.world}
              href={pageOf(name)}
              aria-current={name === place.world ? 'true' : undefined}
            >
              <b>{name}</b>
              <span>{scenario?.replaceAll('-', ' ') ?? snapshot}</span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className={styles.more}>{found.length - MOST_SHOWN} more: type a part of the name.</p>
      )}
    </Dialog>
  );
}

async function createAndGo(name: string): Promise<void> {
  const isDone = await perform(async () => {
    await control(createWorldControl, { body: { name } });
    return { said: `The world "${name}" was created.` };
  });
  if (isDone) location.assign(pageOf(name));
}
