import { defineConfig } from 'vitest/config';
import { remFromDesignPixels } from './client/postcss-rem.ts';

/** Hashing and servers take their time on a busy machine; a test that hangs still ends. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        envDir: 'client',
        test: {
          ...PATIENCE,
          name: 'node',
          environment: 'node',
          // Modules hold no state between tests, so loading them once a worker is enough: half the time.
          isolate: false,
          include: [
            '{shared,db,mock-server,scripts}/**/*.test.ts',
            'client/*.test.ts',
            'client/src/**/*.test.ts',
          ],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        envDir: 'client',
        css: { postcss: { plugins: [remFromDesignPixels()] } },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...PATIENCE,
          name: 'client',
          environment: './client/test-environment.config.ts',
          include: ['client/src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts', './client/src/testing/setup.ts'],
        },
      },
    ],
  },
});
