import { fireEvent } from '@testing-library/react';

/** One finger takes hold of an element, goes down by so many CSS px and lets go. */
export function pullDown(element: HTMLElement, px: number): void {
  fireEvent.touchStart(element, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(element, { touches: [{ clientY: 100 + px }] });
  fireEvent.touchEnd(element, { touches: [] });
}
