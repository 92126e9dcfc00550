import { test as base, expect } from '@playwright/test';
import { recordComplaints } from './complaints.ts';
import { type RunningServer, startServer } from './server.ts';

type Fixtures = {
  /** Added to the environment of the test's server; set with `test.use({ serverSettings: { … } })`. */
  readonly serverSettings: Readonly<Record<string, string>>;
  readonly server: RunningServer;
  /** Parts of the complaints that a test provokes on purpose; each has to come, and no other may. */
  readonly expectedComplaints: string[];
  /** Fails the test on anything else that the browser complains about (style §8). */
  readonly quietConsole: undefined;
};

/** Playwright's `test` with a server of its own for each test; relative addresses lead to that server. */
export const test = base.extend<Fixtures>({
  serverSettings: [{}, { option: true }],
  server: async ({ serverSettings }, use) => {
    const server = await startServer(serverSettings);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  expectedComplaints: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const { complaints, stop } = recordComplaints(context);
      await use(undefined);
      stop();
      const isExpected = (complaint: string) => expectedComplaints.some((part) => complaint.includes(part));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
      const missing = expectedComplaints.filter((part) => !complaints.some((one) => one.includes(part)));
      expect(missing, 'complaints that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
