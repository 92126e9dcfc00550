/**
 * Focus of a pressed button that takes itself away goes on to an element, if no other is given to the title of the
 * screen, instead of to the page's body. Focus that has moved elsewhere since the press stays there.
 */
export function handFocusOn(button: Element, next = document.querySelector<HTMLElement>('h1')): void {
  const { activeElement, body } = document;
  if (activeElement === button || (activeElement === body && !button.isConnected)) next?.focus();
}
