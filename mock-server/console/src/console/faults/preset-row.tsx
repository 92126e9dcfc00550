import type { Fault } from '@canada28/shared/control/faults.control.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { addFault, removeFault } from './fault-actions.ts';
import styles from './preset-row.module.css';
import type { PRESETS } from './presets.ts';

type PresetRowProps = {
  readonly preset: (typeof PRESETS)[number];
  readonly sentence: string;
  /** The fault that the preset made, while there is one. */
  readonly on: Fault | undefined;
};

export function PresetRow({ preset: { title, request }, sentence, on }: PresetRowProps) {
  return (
    <li className={styles.preset}>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}{' '}
          {on !== undefined && (
            <Tag isCut tone="amber">
              on
            </Tag>
          )}
        </span>
        <span className={layout.hint}>{sentence}</span>
      </span>
      <Button
        size="small"
        aria-label={`${on === undefined ? 'Add' : 'Switch off'}: ${title}`}
        onClick={() => void (on === undefined ? addFault(request) : removeFault(on))}
      >
        {on === undefined ? 'Add' : 'Switch off'}
      </Button>
    </li>
  );
}
