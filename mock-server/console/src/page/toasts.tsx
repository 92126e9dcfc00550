import { ToastHost } from '@canada28/ui/toast-host.tsx';
import { aboutUndone, goBack, goForward } from '../control/go-back.ts';
import { useHistory } from '../control/last-step.ts';
import { toasts } from '../control/perform.ts';
import { Button } from '../ui/button.tsx';
import { keyOf } from './action-list.ts';
import styles from './toasts.module.css';

/** Long enough to read what was done; what was refused has a longer sentence. */
const SHOWN_MS = { success: 5000, info: 5000, error: 12_000 };

const CENTERED = { ...styles, viewport: `${styles.viewport} ${styles.centered}` };

type ToastsProps = {
  /** In the middle, where there is no rail. */
  readonly isCentered?: boolean;
  /** For screen readers; in English unless given. */
  readonly words?: { readonly whatWasDone: string; readonly close: string };
};

const WORDS = { whatWasDone: 'What was done', close: 'Close' };

/** What was done, and what could not be, one sentence each. */
export function Toasts({ isCentered = false, words = WORDS }: ToastsProps) {
  const isAsked = toasts.useToasts(({ toasts }) => toasts.some(({ about }) => about !== undefined));
  // The keys are about the last step of the world and the last going back, and so are the buttons: of earlier ones they are gone.
  const { steps, undone } = useHistory({ enabled: isAsked });
  const actionOf = (about: number | undefined) => {
    if (about === undefined) return undefined;
    if (about === steps[0]?.id) return <Way name="undo" words="Back" onGo={goBack} />;
    if (about === aboutUndone(undone[0])) return <Way name="redo" words="Forward" onGo={goForward} />;
    return undefined;
  };
  return (
    <ToastHost
      toasts={toasts}
      label={words.whatWasDone}
      dismiss={{ label: words.close, icon: '×' }}
      shownMs={SHOWN_MS}
      actionOf={({ about }) => actionOf(about)}
      styles={isCentered ? CENTERED : styles}
    />
  );
}

type WayProps = {
  readonly name: 'undo' | 'redo';
  readonly words: string;
  readonly onGo: () => Promise<boolean>;
};

function Way({ name, words, onGo }: WayProps) {
  return (
    <span className={styles.undo}>
      <Button size="small" keys={keyOf(name)} onClick={() => void onGo()}>
        {words}
      </Button>
    </span>
  );
}
