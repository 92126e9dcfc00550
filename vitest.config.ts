import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { remFromDesignPixels } from './client/postcss-rem.ts';

const SHARED = {
  // Hashing and servers take their time on a busy machine; a test that hangs still ends.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Unless told otherwise a second, in which such a machine gets to nothing.
  expect: { poll: { timeout: 15_000 } },
  // Modules are loaded once a worker instead of once a file, which halves the time: what they hold (a session, a
  // clock) each test leaves as it found it.
  isolate: false,
};

export default defineConfig({
  test: {
    // One more than there are cores, since a test also waits: for a server, a redraw or a screen's own rhythm. More would
    // each load all modules once again. A number, because Vitest cuts a percentage down to the number of cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        envDir: 'client',
        test: {
          ...SHARED,
          name: 'node',
          environment: 'node',
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
          ...SHARED,
          name: 'client',
          environment: './client/test-environment.config.ts',
          include: ['{client,shared/ui,mock-server/console}/src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts', './client/src/testing/setup.ts'],
        },
      },
    ],
  },
});
