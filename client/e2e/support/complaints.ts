import type { BrowserContext } from '@playwright/test';

/** Collects what the browser complains about: console errors and warnings, and what no code caught. */
export function recordComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (failure) => complaints.push(`uncaught: ${failure.error().message}`));
  return complaints;
}
