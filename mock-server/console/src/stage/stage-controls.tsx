import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useWorld } from '../control/world-clock.ts';
import { keyOf } from '../page/action-list.ts';
import { Button } from '../ui/button.tsx';
import styles from './story-panel.module.css';
import { useTexts } from './texts/use-texts.ts';
import type { Stage } from './use-stage.ts';
import { toggleBlack, unlessBlack } from './use-stage-keys.ts';

type StageControlsProps = {
  readonly stage: Stage;
  /** So many steps of the story are done. */
  readonly done: number;
  readonly onStartOver: () => void;
};

export function StageControls({ stage, done, onStartOver }: StageControlsProps) {
  const t = useTexts();
  return (
    <div className={styles.controls}>
      <Button
        keys={keyOf('stage back')}
        disabled={stage.isBusy || done === 0}
        onClick={unlessBlack(stage.back)}
      >
        ↶ {t.stepBack}
      </Button>
      <Button keys={keyOf('stage over')} disabled={stage.isBusy} onClick={unlessBlack(onStartOver)}>
        {t.startOver}
      </Button>
      <Button keys={keyOf('black screen')} onClick={toggleBlack}>
        {t.black}
      </Button>
    </div>
  );
}

/** Says that the world's time stands still between presses, or that a console of the same world let it run. */
export function TimePill() {
  const t = useTexts();
  const rate = useWorld().data?.rate;
  if (rate === undefined) return null;
  return (
    <Pill tone={rate === 0 ? 'amber' : 'green'}>
      {rate === 0 ? t.timeStands : fillIn(t.timeRuns, { rate })}
    </Pill>
  );
}
