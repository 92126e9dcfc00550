import { ToastHost } from '@canada28/ui/toast-host.tsx';
import { goBack, toasts } from '../control/perform.ts';
import { useWorld } from '../control/world-clock.ts';
import { Button } from '../ui/button.tsx';
import { keyOf } from './action-list.ts';
import styles from './toasts.module.css';

/** Long enough to read what was done; what was refused has a longer sentence. */
const SHOWN_MS = { success: 5000, info: 5000, error: 12_000 };

const CENTERED = { ...styles, viewport: `${styles.viewport} ${styles.centered}` };

/** What was done, and what could not be, one sentence each; in the middle where there is no rail. */
export function Toasts({ isCentered = false }: { readonly isCentered?: boolean }) {
  const isAsked = toasts.useToasts(({ toasts }) => toasts.some(({ about }) => about !== undefined));
  // The key undoes the last step of the world, and so does the button: of an earlier one it is not offered any more.
  const lastStepId = useWorld({ enabled: isAsked }).data?.lastStep?.id;
  return (
    <ToastHost
      toasts={toasts}
      label="What was done"
      dismiss={{ label: 'Close', icon: '×' }}
      shownMs={SHOWN_MS}
      actionOf={({ about }) =>
        about !== undefined &&
        about === lastStepId && (
          <span className={styles.undo}>
            <Button size="small" keys={keyOf('undo')} onClick={() => void goBack()}>
              Undo
            </Button>
          </span>
        )
      }
      styles={isCentered ? CENTERED : styles}
    />
  );
}
