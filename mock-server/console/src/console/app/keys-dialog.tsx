import type { Action } from '../../page/actions.store.ts';
import { useAllActions } from '../../page/offered-actions.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useSingleKeys } from '../../ui/single-keys.store.ts';
import styles from './keys-dialog.module.css';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const isOn = useSingleKeys(({ isOn }) => isOn);
  const actions = useAllActions().filter(({ keys }) => keys !== undefined);
  const groups = [...new Set(actions.map(({ group }) => group))];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => useSingleKeys.setState({ isOn: target.checked })}
        />
        <span>
          Single keys do what is written on buttons. Switched off, Ctrl K and ⌘ K still find everything.
        </span>
      </label>
      <div className={styles.groups}>
        <section className={styles.group} aria-label="Everything">
          <dl>
            <div className={styles.row}>
              <dt>Find and do anything</dt>
              <dd>
                <Kbd keys="Ctrl K" isSpoken /> <Kbd keys="⌘ K" isSpoken />
              </dd>
            </div>
          </dl>
        </section>
        {groups.map((group) => (
          <Group key={group} title={group} actions={actions.filter((action) => action.group === group)} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, actions }: { readonly title: string; readonly actions: readonly Action[] }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {actions.map(({ id, title: does, keys = '' }) => (
          <div key={id} className={styles.row}>
            <dt>{does}</dt>
            <dd>
              <Kbd keys={keys} isSpoken />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
