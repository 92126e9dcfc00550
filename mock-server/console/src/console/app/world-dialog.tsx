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
import { choicesOf, originOf } from '../worlds/find-worlds.ts';
import { createWorld } from '../worlds/world-actions.ts';
import styles from './world-dialog.module.css';

const MOST_SHOWN = 50;

/** Chooses the world of this page: its host changes with it. */
export function WorldDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data = [], error } = useControl(listWorldsControl, {}, { everyMs: 1000 });
  const { found, first, newName } = choicesOf(data, typed);
  const go = () => {
    if (first !== undefined) return location.assign(withName(pageOf(first.name)));
    return newName === undefined ? undefined : createAndGo(newName);
  };
  return (
    <Dialog title="World" onClose={onClose}>
      <Form onSend={go}>
        <TextField
          label="Find a world, or name a new one"
          value={typed}
          onType={setTyped}
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
      {found.length === 0 && newName === undefined && typed !== '' && (
        <p className={table.dim}>
          No world is called so or made of it; a new name is small letters, digits and hyphens.
        </p>
      )}
      {newName !== undefined && (
        <Button kind={first === undefined ? 'primary' : 'plain'} onClick={() => void createAndGo(newName)}>
          Create the world "{newName}"
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

function WorldLink({ world, isByEnter }: WorldLinkProps) {
  const { name, trouble } = world;
  return (
    <li>
      <a
        className={styles.world}
        href={trouble === undefined ? pageOf(name) : undefined}
        onClick={takeName}
        aria-current={name === place.world ? 'true' : undefined}
      >
        <b>{name}</b>
        <span>{trouble ?? originOf(world)}</span>
        {isByEnter && <Kbd keys="↵" />}
      </a>
    </li>
  );
}

async function createAndGo(name: string): Promise<void> {
  if (await createWorld({ name })) location.assign(withName(pageOf(name)));
}
