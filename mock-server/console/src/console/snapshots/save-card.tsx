import { SNAPSHOT_NAME } from '@canada28/shared/control/snapshots.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useRef } from 'react';
import { freeName, SNAPSHOT_NAMES } from '../../control/free-name.ts';
import { useWorld, useWorldNow } from '../../control/world-clock.ts';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { useSuggestedName } from '../../ui/use-suggested-name.ts';
import { saveSnapshot } from './snapshot-actions.ts';
import styles from './snapshots.module.css';

export function SaveCard({ taken }: { readonly taken: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null);
  const { data: world } = useWorld();
  const nowMs = useWorldNow();
  const clock = useClock();
  useActions([act('save snapshot', () => field.current?.select())]);
  const from = world?.scenario ?? world?.snapshot ?? 'world';
  const when = nowMs === undefined ? '' : `${clock.day(nowMs)} ${clock.minute(nowMs)}`;
  const { name, forget, inputProps } = useSuggestedName(freeName(`${from} ${when}`, taken, SNAPSHOT_NAMES));
  const isName = new RegExp(SNAPSHOT_NAME).test(name);
  const save = async () => {
    if (await saveSnapshot(name)) forget();
  };
  return (
    <Card title="Save this world">
      <Form className={styles.save} onSend={save}>
        <TextField
          ref={field}
          label="Name"
          {...inputProps}
          aria-keyshortcuts={keyOf('save snapshot')}
          hint={
            isName
              ? 'Small letters, digits and hyphens.'
              : 'No such name: up to 60 small letters, digits and hyphens, no hyphen at an end.'
          }
        />
        <Button type="submit" kind="primary" disabled={!isName}>
          Save
        </Button>
      </Form>
    </Card>
  );
}
