import type { Page, Route } from '@playwright/test';

/** Keeps requests to an address waiting; what it answers lets them go on, and those to come. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  send = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await send(route);
  });
  return release;
}
