import { create } from 'zustand';

/** Tone of a passing message; an error is read out at once. */
export type ToastTone = 'success' | 'error' | 'info';

/** A passing message; its serial counts on when the same comes again, so that it is shown again. */
export type Toast = {
  readonly text: string;
  readonly tone: ToastTone;
  readonly serial: number;
  /** The number of what it tells of, for an action beside it. */
  readonly about?: number | undefined;
};

/** The messages of a page: at most so many at once, more would cover what they are about. */
export function createToasts(mostAtOnce: number) {
  /** Those that are shown, or wait for the page that shows them; the newest last. */
  const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  return {
    useToasts,
    /** Shows one, from anywhere. The same again, about the same, stays one message. */
    show(text: string, tone: ToastTone, about?: number): void {
      useToasts.setState(({ toasts }) => {
        const isSame = (toast: Toast) => toast.text === text && toast.tone === tone && toast.about === about;
        const others = toasts.filter((toast) => !isSame(toast));
        const serial = Math.max(0, ...toasts.map((toast) => toast.serial)) + 1;
        return { toasts: [...others, { text, tone, serial, about }].slice(-mostAtOnce) };
      });
    },
    dismiss(gone: Toast): void {
      useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast !== gone) }));
    },
    /** Dismisses what is told of a number. */
    dismissAbout(number: number): void {
      useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ about }) => about !== number) }));
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
