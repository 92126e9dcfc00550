import { create } from 'zustand';

/** More would cover the screen that they are about. */
const MOST_AT_ONCE = 2;

/** Tone of a passing message; an error is read out at once. */
export type ToastTone = 'success' | 'error' | 'info';

/** A passing message to the player; its serial counts on when the same comes again, so that it is shown anew. */
export type Toast = { readonly text: string; readonly tone: ToastTone; readonly serial: number };

/** The messages that are shown, or wait for the page that shows them; the newest last. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Shows a passing message, from anywhere in the app. The text is the identity: the same again stays one message. */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
    const serial = Math.max(0, ...toasts.map((toast) => toast.serial)) + 1;
    return { toasts: [...others, { text, tone, serial }].slice(-MOST_AT_ONCE) };
  });
}

export function dismissToast(gone: Toast): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast !== gone) }));
}
