import { listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/page.tsx';
import { clearFaults } from './fault-actions.ts';
import { FaultRow } from './fault-row.tsx';
import styles from './faults-page.module.css';

export function FaultList() {
  const { data: faults, error } = useControl(listFaultsControl);
  const isSome = faults !== undefined && faults.length > 0;
  return (
    <Card
      title="On now"
      isFlush
      tools={
        isSome && (
          <Button size="small" kind="danger" onClick={() => void clearFaults()}>
            Clear all
          </Button>
        )
      }
    >
      {error && <Failure error={error} />}
      {faults?.length === 0 && (
        <p className={styles.none}>Nothing goes wrong. Add one that is ready made, or build one.</p>
      )}
      {isSome && (
        <ul>
          {faults.map((fault) => (
            <FaultRow key={fault.id} fault={fault} />
          ))}
        </ul>
      )}
    </Card>
  );
}
