import { fileURLToPath } from 'node:url';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { appPlugins, TREESHAKE } from '@canada28/ui/vite/browser-app.ts';
import { defineConfig } from 'vite';

/** Where `npm run dev` starts the mock. */
const MOCK_ORIGIN = 'http://localhost:2828';

/** The first parts of the paths of control calls; all else below the base is the console's own. */
const CALLS = [...new Set(ALL_CONTROLS.map(({ path }) => path.split('/')[1]))].join('|');

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: `${CONTROL_BASE}/`,
  plugins: appPlugins(),
  server: {
    port: 2829,
    // The host stays as it is: it names the world.
    proxy: {
      [`^${CONTROL_BASE}/(?:${CALLS}|docs|page\\.js)\\b`]: MOCK_ORIGIN,
      '/icon.svg': MOCK_ORIGIN,
    },
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What pages share comes in one file, and the small pages in another: each by itself, compressed, they weigh more.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2 },
            {
              name: 'pages',
              test: /console.src.console.(?:draws|drift|faults|guide|reviews|scenarios|share|snapshots|worlds)\b/,
            },
          ],
        },
      },
      input: ['index.html', 'stage.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      // No getter here does more than get: 0.2 kB of the console's limit.
      treeshake: { ...TREESHAKE, propertyReadSideEffects: false },
    },
  },
});
