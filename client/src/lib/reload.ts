/**
 * Loads the page again once the server answers; false when it does not: the browser would put a page of its own in the
 * place of the app. A part of the app that could not be loaded comes this way only: what a browser keeps of a failed
 * import differs, and after a new deployment the part has another name.
 */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** What the browsers and the bundler say of a part that could not be loaded. */
const LOAD_FAILURE = /dynamically imported module|importing a module script/i;

/** Whether an error is that of a part of the app that could not be loaded, not a defect. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}
