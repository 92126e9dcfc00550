import { useAllActions } from '../data/actions.store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import styles from './keys-dialog.module.css';

/** Every key that does something on this page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const actions = useAllActions().filter(({ keys }) => keys !== undefined);
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        <div className={styles.row}>
          <dt>Find and do anything</dt>
          <dd>
            <Kbd keys="Ctrl K" isSpoken /> <Kbd keys="⌘ K" isSpoken />
          </dd>
        </div>
        {actions.map(({ id, title, keys = '' }) => (
          <div key={id} className={styles.row}>
            <dt>{title}</dt>
            <dd>
              <Kbd keys={keys} isSpoken />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
