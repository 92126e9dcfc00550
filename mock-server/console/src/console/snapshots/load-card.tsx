import { Card } from '@canada28/ui/card.tsx';
import styles from './load-card.module.css';
import { loadSnapshot } from './snapshot-actions.ts';

/** The browser's own field for files: it takes a press, a key and a drop alike. */
export function LoadCard({ taken }: { readonly taken: readonly string[] }) {
  return (
    <Card title="Load a file">
      <label className={styles.drop}>
        <span>
          <b>Drop a file here</b>, or press to choose one
        </span>
        <span className={styles.dim}>
          It is checked first: whole, no newer than this mock, its books in order.
        </span>
        <input
          type="file"
          className={styles.file}
          aria-label="Load a snapshot from a file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void loadSnapshot(file, taken);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </Card>
  );
}
