import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  fixtures: { readonly launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/** The browser of all tests with flags of a test's own. */
export function withFlags(...flags: readonly string[]): [Fixture, { scope: 'worker' }] {
  return [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] }),
    { scope: 'worker' },
  ];
}
