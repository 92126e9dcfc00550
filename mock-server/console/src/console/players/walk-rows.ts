import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** On what holds a list: arrows, Home and End walk through whatever in it is marked `data-row`. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = placeAfter(event.key, at, rows.length);
  if (next === undefined) return;
  // A field in a row keeps its own Home and End.
  if (isField(event.target) && !(event.key in STEPS)) return;
  event.preventDefault();
  rows[next]?.focus();
}

function placeAfter(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), length - 1);
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
