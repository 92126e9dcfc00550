/** Tone of a passing message; an error is read out at once. */
export type ToastTone = 'success' | 'error' | 'info';

/** A passing message to the player. */
export type ToastMessage = { text: string; tone: ToastTone };

type ToastStore = {
  push: (message: ToastMessage) => void;
  /** Takes what has not been shown yet. */
  drain: () => ToastMessage[];
  /** Whether there has been a message: only then is the part that shows them loaded. */
  hasHadAny: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Messages wait here until the part of the page that shows them has been loaded. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  let hasHadAny = false;
  return {
    push(message) {
      waiting.push(message);
      hasHadAny = true;
      for (const listener of listeners) listener();
    },
    drain() {
      const messages = waiting;
      waiting = [];
      return messages;
    },
    hasHadAny: () => hasHadAny,
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
