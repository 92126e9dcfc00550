import { Check, ChevronsRight } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slide-to-verify.module.css';

const END = 100;
const KEY_STEP = 10;

type SlideToVerifyProps = {
  isVerified: boolean;
  /** Called once when the handle has reached the right end. */
  onVerified: () => void;
  /** Why it has to be done now. */
  error?: string | undefined;
};

/** How far the handle has come with a finger that began at `startX`, in parts of a hundred. */
function positionOf(pointerX: number, startX: number, wayPx: number): number {
  return wayPx <= 0 ? 0 : Math.min(END, Math.max(0, ((pointerX - startX) / wayPx) * END));
}

/** The slide as a finger makes it: what is let go before the end goes back to the start. */
function useSlide({ isVerified, onVerified }: SlideToVerifyProps) {
  const track = useRef<HTMLDivElement>(null);
  const startX = useRef<number>(undefined);
  const [position, setPosition] = useState(0);

  const move = (next: number) => {
    if (isVerified) return;
    setPosition(next < END ? next : 0);
    if (next >= END) onVerified();
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (isVerified) return;
    startX.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === undefined) return;
    const wayPx = (track.current?.clientWidth ?? 0) - event.currentTarget.offsetWidth;
    const next = positionOf(event.clientX, startX.current, wayPx);
    if (next >= END) startX.current = undefined;
    move(next);
  };
  const release = () => {
    if (startX.current !== undefined) setPosition(0);
    startX.current = undefined;
  };
  const handle = {
    onPointerDown: begin,
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { track, handle, position: isVerified ? END : position, move };
}

/**
 * A handle that is dragged fully to the right before something important (product §5). Fingers take the handle, the
 * keyboard and screen readers a range input: both must go the whole way.
 */
export function SlideToVerify(props: SlideToVerifyProps) {
  const { t } = useTranslation();
  const { track, handle, position, move } = useSlide(props);
  const errorId = useId();
  const { isVerified, error } = props;
  const place = { '--slide': position / END } as CSSProperties; // React's type knows no custom properties
  return (
    <div>
      <div ref={track} className={styles.track} style={place} data-verified={isVerified}>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={END}
          step={KEY_STEP}
          value={Math.round(position / KEY_STEP) * KEY_STEP}
          aria-label={t('ui.slide.label')}
          aria-valuetext={isVerified ? t('ui.slide.done') : undefined}
          aria-describedby={errorId}
          aria-invalid={error !== undefined}
          onChange={(event) => move(Number(event.target.value))}
        />
        <span className={styles.label} aria-hidden="true">
          {t(isVerified ? 'ui.slide.done' : 'ui.slide.label')}
        </span>
        <span className={styles.handle} {...handle} data-handle aria-hidden="true">
          {isVerified ? <Check /> : <ChevronsRight />}
        </span>
      </div>
      <p id={errorId} className={styles.note} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
