import { createToasts, type ToastTone } from '@canada28/ui/toast-store.ts';

/** The passing messages of the app. */
export const toasts = createToasts(2);

/** Shows a passing message, from anywhere in the app. */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  toasts.show(text, tone);
}
