/** A pointer that moves over a control is about to press it: for this long (ms) nothing else may come below it. */
const HOLD_MS = 700;
const CONTROLS = 'a, button, label, select, [role=option]';

let ends: ReturnType<typeof setTimeout> | undefined;
/** What waits for the end of the hold, each once. */
const waiting = new Set<() => void>();

/** Does now what changes the screen, or, during a pointer hold, as soon as that ends. */
export function afterPointerHold(work: () => void): void {
  if (ends === undefined) work();
  else waiting.add(work);
}

/** Follows the pointer from now on. A press ends the hold: what waited comes after what the press itself shows. */
export function followPointer(page: Document): void {
  page.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof Element) || target.closest(CONTROLS) === null) return;
    clearTimeout(ends);
    ends = setTimeout(endHold, HOLD_MS);
  });
  page.addEventListener('click', () => requestAnimationFrame(() => setTimeout(endHold)));
}

function endHold(): void {
  clearTimeout(ends);
  ends = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
