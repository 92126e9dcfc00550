import { mockFixtures } from '@canada28/mock-server/kit/playwright.ts';
import { test as base, expect } from '@playwright/test';
import { recordComplaints } from './complaints.ts';
import { keepTester } from './keep-tester.ts';

type Fixtures = {
  /** The name that the console of this browser has been given before; without one it asks (control §14). */
  readonly tester: string;
  /** Gives it. */
  readonly namedTester: undefined;
  /** Parts of the complaints that a test provokes on purpose; each has to come, and no other may. */
  readonly expectedComplaints: string[];
  /** Fails the test on anything else that the browser complains about. */
  readonly quietConsole: undefined;
};

/** Playwright's `test` with a world of its own for each test; relative addresses lead to that world. */
export const test = base.extend(mockFixtures).extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  expectedComplaints: async ({}, use) => use([]),
  tester: ['Ada', { option: true }],
  namedTester: [
    async ({ context, tester }, use) => {
      if (tester !== '') await context.addInitScript(keepTester, tester);
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const { complaints, stop } = recordComplaints(context);
      await use(undefined);
      // A browser tells what it complains about a moment after the page has moved on.
      const missing = () =>
        expectedComplaints.filter((part) => !complaints.some((one) => one.includes(part)));
      await expect.poll(missing, { message: 'complaints that did not come' }).toEqual([]);
      stop();
      const isExpected = (complaint: string) => expectedComplaints.some((part) => complaint.includes(part));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
