import { create } from 'zustand';

/** Tone of a passing message; an error is read out at once. */
export type ToastTone = 'success' | 'error' | 'info';

/** A passing message; its serial counts on when the same comes again, so that it is shown anew. */
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
    /** Shows one, from anywhere. The text is the identity: the same again stays one message. */
    show(text: string, tone: ToastTone, about?: number): Toast {
      const { toasts } = useToasts.getState();
      const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
      const serial = Math.max(0, ...toasts.map((toast) => toast.serial)) + 1;
      const shown = { text, tone, serial, about };
      useToasts.setState({ toasts: [...others, shown].slice(-mostAtOnce) });
      return shown;
    },
    dismiss(gone: Toast): void {
      useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast !== gone) }));
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
