const TEXT_FIELD = 'input, textarea';
/** Between the keys of what is typed there is less (ms). */
const PAUSE_MS = 1000;
/** What a field takes as its end, or leaves. */
const ENDS = ['Enter', 'Escape', 'Tab'];

/** What has the keys for typing, or had them when it went away. */
let field: HTMLElement | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

export function noteField({ target }: Pick<Event, 'target'>): void {
  if (target instanceof HTMLElement && target.matches(TEXT_FIELD)) field = target;
}

export function stopTyping(): void {
  field = undefined;
}

/**
 * Whether a key is meant for a field that went away while it had the keys, because of something that happened elsewhere:
 * until there was no key for a moment, or a press, Escape or Tab.
 */
export function isForGoneField({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  // The key that reached it may be what it went by, such as Enter.
  const isGone = field?.isConnected === false && target !== field;
  if (isGone && key !== 'Escape' && key !== 'Tab') {
    clearTimeout(pause);
    pause = setTimeout(stopTyping, PAUSE_MS);
    return true;
  }
  if (ENDS.includes(key)) stopTyping();
  else noteField({ target });
  return false;
}
