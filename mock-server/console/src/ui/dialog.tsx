import { Dialog as SharedDialog } from '@canada28/ui/dialog.tsx';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { pageTime } from '../control/page-time.ts';

type DialogProps = Omit<ComponentProps<typeof SharedDialog>, 'text' | 'cross' | 'onClickCapture'>;

/** The longest that systems let a double click take (ms). */
const DOUBLE_CLICK_MS = 900;

/** Something to answer or to read before going on; Escape leaves it. */
export function Dialog(props: DialogProps) {
  const [openedAt] = useState(pageTime.now);
  // The second press of a double click is meant for what was there before.
  const ignoreSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || pageTime.now() - openedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return <SharedDialog cross={{ label: 'Close', icon: '×' }} onClickCapture={ignoreSecondPress} {...props} />;
}
