import { defineConfig } from 'vitest/config';

/** The tests that are to notice a mutant, in files given by `npm run mutate`; each loads the source again. */
export default defineConfig({
  envDir: 'client',
  test: {
    environment: 'node',
    include: process.env.MUTATE_TESTS?.split(',') ?? [],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
