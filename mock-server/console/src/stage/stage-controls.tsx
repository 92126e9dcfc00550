import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { control } from '../control/control-client.ts';
import { useWorld } from '../control/world-clock.ts';
import { keyOf } from '../page/action-list.ts';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Segments } from '../ui/segments.tsx';
import styles from './story-panel.module.css';
import type { Stage } from './use-stage.ts';

/** A console may have set another one: then none of them is marked. */
const SPEEDS: readonly string[] = ['1', '10'];

type StageControlsProps = {
  readonly stage: Stage;
  /** So many steps of the story are done. */
  readonly done: number;
  readonly onStartOver: () => void;
};

export function StageControls({ stage, done, onStartOver }: StageControlsProps) {
  const { data: world } = useWorld();
  return (
    <div className={styles.controls}>
      <Button keys={keyOf('stage back')} disabled={stage.isBusy || done === 0} onClick={stage.back}>
        ↶ Step back
      </Button>
      <Button keys={keyOf('stage over')} disabled={stage.isBusy} onClick={onStartOver}>
        Start over
      </Button>
      <span className={layout.spacer} />
      <Segments
        label="How fast time passes"
        value={String(world?.rate ?? 1)}
        choices={SPEEDS.map((value) => ({ value, label: `×${value}` }))}
        onChoose={(speed) => void control(moveClockControl, { body: { rate: Number(speed) } })}
      />
    </div>
  );
}
