import type { Fault } from '@canada28/shared/control/faults.control.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { removeFault } from './fault-actions.ts';
import styles from './faults-page.module.css';

export function FaultRow({ fault }: { readonly fault: Fault }) {
  const { sentence, hits } = fault;
  return (
    <li className={styles.fault}>
      <p className={styles.sentence}>{sentence}</p>
      <span className={styles.foot}>
        <Tag isCut tone={hits > 0 ? 'amber' : 'neutral'}>
          {hits === 0 ? 'not hit yet' : `hit ${counted(hits, 'file' in fault.match ? 'load' : 'call')}`}
        </Tag>
        {fault.isOver && <Tag isCut>over</Tag>}
        <span className={layout.spacer} />
        <Button size="small" aria-label={`Remove: ${sentence}`} onClick={() => void removeFault(fault)}>
          Remove
        </Button>
      </span>
    </li>
  );
}
