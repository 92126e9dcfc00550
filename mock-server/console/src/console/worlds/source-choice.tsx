import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { listSnapshotsControl } from '@canada28/shared/control/snapshots.control.ts';
import { useControl } from '../../control/use-control.ts';
import { ChoiceField } from '../../ui/field.tsx';

type SourceChoiceProps = { readonly value: string; readonly onChoose: (source: string) => void };

export function SourceChoice({ value, onChoose }: SourceChoiceProps) {
  const { data: scenarios = [] } = useControl(listScenariosControl, {}, { isFixed: true });
  const { data: snapshots = [] } = useControl(listSnapshotsControl);
  return (
    <ChoiceField
      label="Start from"
      value={value}
      choices={[
        ...snapshots.map(({ name }) => ({
          value: `snapshot:${name}`,
          label: `Snapshot of this world: ${name}`,
        })),
        ...scenarios.map(({ name, title }) => ({ value: `scenario:${name}`, label: title })),
      ]}
      onChoose={onChoose}
    />
  );
}
