import { listWorldsControl, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { useState } from 'react';
import { place } from '../../control/place.ts';
import { useControl } from '../../control/use-control.ts';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { FindField } from '../../page/find-field.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { chooseBugFile } from '../bug/bug-actions.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { findWorlds, inOrder } from './find-worlds.ts';
import { WorldList } from './world-list.tsx';
import type { Asked } from './world-row.tsx';
import styles from './worlds.module.css';

/** What no journal of this world tells of is asked for so often, in ms. */
const EVERY_MS = 1000;

export function WorldsPage() {
  const { data: worlds, error } = useControl(listWorldsControl, {}, { everyMs: EVERY_MS });
  const [typed, setTyped] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const here = worlds?.find(({ name }) => name === place.world);
  useActions([
    act('create world', () => setIsCreating(true)),
    act('delete worlds', () => setIsDeleting(true)),
    ...(here ? [act('reset world', () => setAsked({ what: 'reset', world: here }))] : []),
  ]);
  const found = inOrder(findWorlds(worlds ?? [], typed), useOrder(worlds));
  return (
    <Page
      title="Worlds"
      sentence="Each has its own players, money, time and address. Two side by side are two windows."
      tools={
        <>
          <FindField label="Find a world…" action="find world" value={typed} onFind={setTyped} />
          <Button onClick={chooseBugFile}>Open bug file…</Button>
          <Button kind="primary" keys={keyOf('create world')} onClick={() => setIsCreating(true)}>
            New world
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {error && <Failure error={error} />}
        <div className={layout.between}>
          <p className={styles.hint} role="status">
            {worlds &&
              (typed === ''
                ? counted(worlds.length, 'world')
                : `${found.length} of ${counted(worlds.length, 'world')}`)}
            {' · used last first · for two players of one world press P in the cockpit'}
          </p>
          <Button size="small" kind="quiet" onClick={() => setIsDeleting(true)}>
            Delete several…
          </Button>
        </div>
        {found.length > 0 && <WorldList worlds={found} onAsk={setAsked} />}
        {worlds !== undefined && found.length === 0 && (
          <Empty title={`No world is called "${typed}" or made of it.`}>
            <Button onClick={() => setIsCreating(true)}>Make a new one…</Button>
          </Empty>
        )}
      </div>
      {isDeleting && <DeleteDialog worlds={found} typed={typed} onClose={() => setIsDeleting(false)} />}
      {asked !== undefined && <AskDialog asked={asked} onClose={() => setAsked(undefined)} />}
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

/** The names in the order in which they stand there: used last first as the page was opened, and above them what is new since. */
function useOrder(worlds: readonly WorldWire[] | undefined): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const fresh = findWorlds(worlds ?? [], '').filter(({ name }) => !order.includes(name));
  if (fresh.length > 0) setOrder([...fresh.map(({ name }) => name), ...order]);
  return order;
}
