/**
 * The custom properties that the library of the sheets registers when the first one opens. Registering has every element
 * of the page styled again, half of what that sheet costs; at the start of the app there is next to nothing.
 */
const SHEET_PROPERTIES = [
  ['swipe-movement-x', '<length>', '0px'],
  ['swipe-movement-y', '<length>', '0px'],
  ['snap-point-offset', '<length>', '0px'],
  ['swipe-progress', '<number>', '0'],
  ['swipe-strength', '<number>', '1'],
] as const;

/** To be called once; a browser without registered properties does as well without. */
export function registerSheetProperties(): void {
  for (const [name, syntax, initialValue] of SHEET_PROPERTIES)
    CSS.registerProperty?.({ name: `--drawer-${name}`, syntax, inherits: false, initialValue });
}
