import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** What the browser complained about so far, and the end of listening. */
type Complaints = { readonly complaints: string[]; readonly stop: () => void };

/** What Playwright notes where a test has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what the browser complains about: console errors and warnings, and what no code caught. */
export function recordComplaints(context: BrowserContext): Complaints {
  const complaints: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.text() === NO_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onFailure = (failure: WebError) => complaints.push(`uncaught: ${failure.error().message}`);
  context.on('console', onMessage);
  context.on('weberror', onFailure);
  const stop = () => {
    context.off('console', onMessage);
    context.off('weberror', onFailure);
  };
  return { complaints, stop };
}

/** What the browser says of a reply that a fault lost (decision 059). */
export const LOST_REPLY = 'net::ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH';
