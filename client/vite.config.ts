import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { appPlugins, RESOLVE, TREESHAKE } from '../scripts/lib/browser-app.ts';
import { devProxy } from './dev-proxy.ts';
import { remFromDesignPixels } from './postcss-rem.ts';
import { preloadStart } from './preload-start.ts';
import { smallerAxios } from './smaller-axios.ts';
import { smallerI18next } from './smaller-i18next.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Where `npm run dev` starts the mock. */
const MOCK_ORIGIN = 'http://localhost:2828';

const FIRST_SCREEN = /\/home-screen\.tsx$/;

/** Small parts of so many screens that they weigh less at the start than as files of their own. */
const SHARED_BY_SCREENS =
  /\/(?:ui\/(?:lists\/(?:list|loaded|paged-list|list-tail)|forms\/(?:chip-group|tabs\.module)|game\/bet-choice)|lib\/list-rows|icons\/(?:check|chevron-down|clock)|useInfiniteQuery)\.\w+$/;

/** Read for the development server, the only one that needs it here. */
const env = loadEnv('development', CLIENT_FOLDER, ['VITE_', 'API_']);

export default defineConfig({
  root: CLIENT_FOLDER,
  plugins: [appPlugins(), smallerAxios(), smallerI18next(), preloadStart()],
  resolve: RESOLVE,
  css: { postcss: { plugins: [remFromDesignPixels()] } },
  server: {
    proxy: devProxy({
      target: env.API_TARGET ?? MOCK_ORIGIN,
      paths: [env.VITE_PLAYER_API_BASE, env.VITE_GAME_API_BASE, '/docs'],
    }),
  },
  build: {
    // The page names one script, and every other is asked for by scripts.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: TREESHAKE,
      output: {
        codeSplitting: {
          // What a first visit loads comes in two files: forty small ones weigh 13 kB more, compressed.
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'home', test: (id) => FIRST_SCREEN.test(id) || SHARED_BY_SCREENS.test(id) },
            // The reminder of players, the frame of the room, long lists, records: a file each instead of many.
            { name: 'reminder', test: /\/session-reminder\.tsx$/ },
            { name: 'room', test: /\/app\/room\/room(?:-screen|-members|\.module)\.\w+$/ },
            // Before the records, which would take the filter and with it all of theirs along to the trend.
            { name: 'filter', test: /\/ui\/forms\/pill-select\./ },
            { name: 'lists', test: /\/ui\/lists\/(?:virtual-list|day-list)\./ },
            { name: 'rows', test: /\/ui\/lists\/(?:record-row|state-tag)\./ },
            { name: 'records', test: /\/ui\/lists\/record\.|\/lib\/record-filter\./ },
          ],
        },
      },
    },
  },
});
