/** Runs inside the page: looks for what a designer would see at once. Bundled by `inspection.ts`. */

/** A line of text as it stands on the screen. */
type Line = { readonly text: string; readonly element: Element; readonly box: DOMRect };

/** Rounded positions differ by up to this. */
const TOLERANCE_PX = 1;

/** What a page is allowed. */
export type Leave = {
  /** A text may end in "…" where there is no more room. */
  readonly mayShorten?: boolean;
};

/** A page wider than its screen, text that is cut off, texts that lie on each other. */
export function inspectPage({ mayShorten = false }: Leave = {}): string[] {
  // Below an open dialog everything is covered on purpose.
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const lines = linesOf(dialog ?? document.body);
  const cut = lines.filter(isCut);
  const shortened = mayShorten ? cut.filter(isShortened) : [];
  const isOther = (line: Line) => !shortened.includes(line);
  const cutOff = cut.filter(isOther).map(({ text }) => `cut off: ${quoted(text)}`);
  // What is shortened is measured as long as it would be.
  return [...tooWide(), ...new Set(cutOff), ...overlaps(lines.filter(isOther).filter(isInView))];
}

function tooWide(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('main')];
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + TOLERANCE_PX)
    .map(
      ({ tagName, scrollWidth, clientWidth }) =>
        `${tagName.toLowerCase()} is ${scrollWidth - clientWidth} px too wide`,
    );
}

function linesOf(root: Element): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    lines.push(...linesOfText(node));
  return lines;
}

function linesOfText(node: Node): Line[] {
  const text = node.textContent?.trim() ?? '';
  const element = node.parentElement;
  if (text === '' || element === null || !isShown(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ text, element, box }));
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // What only screen readers get is one pixel large; the letters of a drawing are its own affair.
  if (width <= 2 || height <= 2 || element.closest('svg') !== null) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The nearest box that hides what reaches beyond it sideways, and whether one can scroll there. */
function findClip(element: Element | null): { box: DOMRect; canScroll: boolean } | undefined {
  if (element === null) return undefined;
  const { overflowX } = getComputedStyle(element);
  if (overflowX === 'visible') return findClip(element.parentElement);
  const canScroll = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  return { box: element.getBoundingClientRect(), canScroll };
}

function isCut({ element, box }: Line): boolean {
  const clip = findClip(element);
  if (clip?.canScroll) return false;
  const left = Math.max(0, clip?.box.left ?? 0);
  const right = Math.min(innerWidth, clip?.box.right ?? innerWidth);
  return box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX;
}

function isShortened({ element }: Line): boolean {
  return getComputedStyle(element).textOverflow === 'ellipsis';
}

/** Not scrolled away, and nothing is meant to stand above it. */
function isInView({ element, box }: Line): boolean {
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

function overlaps(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) => {
    const under = lines.slice(index + 1).find((other) => liesOn(one, other));
    return under === undefined ? [] : [`${quoted(one.text)} lies on ${quoted(under.text)}`];
  });
}

function liesOn(one: Line, other: Line): boolean {
  // A header that stays while the rest scrolls covers it on purpose.
  if (one.element === other.element || findPinned(one.element) !== findPinned(other.element)) return false;
  const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  // Boxes of tightly set lines touch; their letters do not.
  return width > 2 && height > 0.4 * Math.min(one.box.height, other.box.height);
}

function findPinned(element: Element | null): Element | null {
  if (element === null || /sticky|fixed/.test(getComputedStyle(element).position)) return element;
  return findPinned(element.parentElement);
}

function quoted(text: string): string {
  return `"${text.slice(0, 40)}"`;
}
