import { listWorldsControl, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { useState } from 'react';
import { place } from '../../control/place.ts';
import { takeName, withName } from '../../control/tester.store.ts';
import { useControl } from '../../control/use-control.ts';
import { pageOf } from '../../control/world-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Failure } from '../../ui/page.tsx';
import table from '../../ui/table.module.css';
import { createWorld } from '../worlds/world-actions.ts';
import styles from './world-dialog.module.css';

const MOST_SHOWN = 50;

/** Chooses the world of this page: its host changes with it. */
export function WorldDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data = [], error } = useControl(listWorldsControl, {}, { everyMs: 1000 });
  const found = data.filter(({ name, scenario = '' }) => `${name} ${scenario}`.includes(typed.toLowerCase()));
  const isNew = typed !== '' && !data.some(({ name }) => name === typed);
  const first = typed === '' ? undefined : found.find(({ trouble }) => trouble === undefined);
  const go = () => {
    if (first !== undefined) location.assign(withName(pageOf(first.name)));
    else if (isNew) void createAndGo(typed);
  };
  return (
    <Dialog title="World" onClose={onClose}>
      <Form onSend={go}>
        <TextField
          label="Find a world, or name a new one"
          value={typed}
          onType={(text) => setTyped(text.trim())}
          placeholder="qa-42"
        />
      </Form>
      {error && <Failure error={error} />}
      <ul className={styles.worlds}>
        {found.slice(0, MOST_SHOWN).map((world) => (
          <WorldLink key={world.name} world={world} isByEnter={world === first} />
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className={table.dim}>{found.length - MOST_SHOWN} more: type a part of the name.</p>
      )}
      {isNew && (
        <Button kind={first === undefined ? 'primary' : 'plain'} onClick={() => void createAndGo(typed)}>
          Create the world "{typed}"
        </Button>
      )}
    </Dialog>
  );
}

type WorldLinkProps = {
  readonly world: WorldWire;
  /** Whether Enter leads there. */
  readonly isByEnter: boolean;
};

function WorldLink({ world: { name, scenario, snapshot, trouble }, isByEnter }: WorldLinkProps) {
  return (
    <li>
      <a
        className={styles.world}
        href={trouble === undefined ? pageOf(name) : undefined}
        onClick={takeName}
        aria-current={name === place.world ? 'true' : undefined}
      >
        <b>{name}</b>
        <span>{trouble ?? scenario?.replaceAll('-', ' ') ?? snapshot}</span>
        {isByEnter && <Kbd keys="↵" />}
      </a>
    </li>
  );
}

async function createAndGo(name: string): Promise<void> {
  if (await createWorld({ name })) location.assign(withName(pageOf(name)));
}
