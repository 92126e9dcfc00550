import { type ComponentProps, lazy, type ReactNode } from 'react';
import { LazyOverlay } from './lazy-overlay.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

type QuestionProps = ComponentProps<typeof ConfirmDialog> & {
  /** Says the same where the dialog cannot be loaded. */
  fallback?: ReactNode;
};

/** A question that must be answered; its code comes when it is first asked. */
export function Question({ fallback, ...dialog }: QuestionProps) {
  return (
    <LazyOverlay onClose={dialog.onCancel} fallback={fallback}>
      <ConfirmDialog {...dialog} />
    </LazyOverlay>
  );
}
