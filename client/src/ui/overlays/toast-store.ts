/** Tone of a passing message; an error is read out at once. */
export type ToastTone = 'success' | 'error' | 'info';

/** A passing message to the player. */
export type ToastMessage = { text: string; tone: ToastTone };

type ToastStore = {
  push: (message: ToastMessage) => void;
  /** Takes what has not been shown yet. */
  drain: () => ToastMessage[];
  subscribe: (listener: () => void) => () => void;
};

/** Messages wait here until the page that shows them stands. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  return {
    push(message) {
      waiting.push(message);
      for (const listener of listeners) listener();
    },
    drain() {
      const messages = waiting;
      waiting = [];
      return messages;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages of this page. */
export const toastStore = createToastStore();

/** Shows a passing message, from anywhere in the app. */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  toastStore.push({ text, tone });
}
