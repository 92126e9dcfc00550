import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** What the browser complained about so far, and the end of listening. */
type Complaints = { readonly complaints: string[]; readonly stop: () => void };

/** It says how busy the machine is: what is asked for ahead is what the screen needs (`preload-start.test.ts`). */
const TOO_SLOW = 'was preloaded using link preload but not used within a few seconds';

/** Collects what the browser complains about: console errors and warnings, and what no code caught. */
export function recordComplaints(context: BrowserContext): Complaints {
  const complaints: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !message.text().includes(TOO_SLOW)) {
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
