/** How a demo is called and looks where a mock says so; elsewhere nothing of it is there, and the app is as it was built. */
type Brand = { readonly name?: string; readonly logo?: string };

/** A mock writes it into the page, so that it is there before anything is shown (control §12). */
export function readBrand(page: Document): Brand {
  return JSON.parse(page.getElementById('brand')?.textContent || '{}');
}

/** Read once, because a page stays what it was opened as. */
export const brand = readBrand(document);
