/** Whoever moves the pointer over a control presses it within this time, or looks on (ms). */
const AIM_MS = 700;
const CONTROLS = 'a, button, label, select, [role=option]';

let ends: ReturnType<typeof setTimeout> | undefined;
/** What waits for the end, each once. */
const waiting = new Set<() => void>();

/** Does now what changes the screen, or, while somebody aims, when they are done: nothing else comes below their pointer. */
export function whenNobodyAims(work: () => void): void {
  if (ends === undefined) work();
  else waiting.add(work);
}

/** Follows the pointer from now on. A press ends the aim: what it does is seen at once. */
export function followAim(page: Document): void {
  page.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof Element) || target.closest(CONTROLS) === null) return;
    clearTimeout(ends);
    ends = setTimeout(endAim, AIM_MS);
  });
  page.addEventListener('click', endAim);
}

function endAim(): void {
  clearTimeout(ends);
  ends = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
