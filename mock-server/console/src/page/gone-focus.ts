/** What can be gone on from by the tab key and does nothing when it is pressed: a row, a card, a dialog, the page. */
const PLACES = 'li, tr, section, [data-modal], main';

/**
 * Gives the keyboard to where it was when what had it goes away: to the row that follows, else the one before, else what
 * they were in. Never to a button: the same key again must not do the same to the next. Answers how to end that.
 */
export function followGoneFocus(): () => void {
  let last: Node | null = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Node) last = target;
  };
  const observer = new MutationObserver((records) => {
    if (last?.isConnected === false && document.activeElement === document.body)
      placeOf(last, records)?.focus();
  });
  window.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    window.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

function placeOf(last: Node, records: readonly MutationRecord[]): HTMLElement | undefined {
  let gone = last;
  let around: readonly (Node | null)[] = [];
  for (const { removedNodes, target, nextSibling, previousSibling } of records)
    if ([...removedNodes].some((node) => node.contains(gone))) {
      around = [nextSibling, previousSibling, target];
      gone = target;
    }
  for (const node of around) {
    const place = node instanceof HTMLElement && node.isConnected && node.closest<HTMLElement>(PLACES);
    if (!place) continue;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    return place;
  }
  return undefined;
}
