import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { downloadSnapshot, restoreSnapshot } from './snapshot-actions.ts';

type ButtonsProps = {
  readonly name: string;
  readonly onCompare: () => void;
  readonly onDelete: () => void;
};

export function SnapshotButtons({ name, onCompare, onDelete }: ButtonsProps) {
  return (
    <span className={layout.end}>
      <Button size="small" aria-label={`Restore ${name}`} onClick={() => void restoreSnapshot(name)}>
        Restore
      </Button>
      <Button size="small" aria-label={`Compare ${name}…`} onClick={onCompare}>
        Compare…
      </Button>
      <Button size="small" aria-label={`Download ${name}`} onClick={() => void downloadSnapshot(name)}>
        Download
      </Button>
      <Button size="small" kind="danger" aria-label={`Delete ${name}…`} onClick={onDelete}>
        Delete…
      </Button>
    </span>
  );
}
