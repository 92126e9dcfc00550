import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { formatCountdown } from '@canada28/ui/format-countdown.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { Button } from '../ui/button.tsx';
import styles from './audience-panel.module.css';
import { UNTOUCHED_MS } from './booth.ts';
import { useStageState } from './stage.store.ts';
import { useTexts } from './texts/use-texts.ts';
import { togglePlayByItself, useUntouchedInMs } from './use-booth.ts';

/** Tells a visitor who took over when the stage goes on by itself; a screen reader is told once. */
export function BoothNote() {
  const t = useTexts();
  const inMs = useUntouchedInMs();
  const say = (ms: number) => fillIn(t.goesOnIn, { count: Math.ceil(ms / 1000) });
  return (
    <>
      <VisuallyHidden live="polite">{inMs !== undefined && say(UNTOUCHED_MS)}</VisuallyHidden>
      {inMs !== undefined && (
        <p className={styles.note} aria-hidden="true">
          {say(inMs)}
        </p>
      )}
    </>
  );
}

/** The switch of automatic play; what it says of a visitor moves nothing that the presenter is about to press. */
export function BoothSwitch() {
  const t = useTexts();
  const isBooth = useStageState((state) => state.isBooth);
  const inMs = useUntouchedInMs();
  return (
    <Button size="small" isPressed={isBooth} onClick={togglePlayByItself}>
      {t.playByItself}
      {inMs !== undefined && <span aria-hidden="true">{formatCountdown(inMs)}</span>}
    </Button>
  );
}
