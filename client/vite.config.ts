import { fileURLToPath } from 'node:url';
import { appPlugins, TREESHAKE } from '@canada28/ui/vite/browser-app.ts';
import { defineConfig, loadEnv } from 'vite';
import { devProxy } from './dev-proxy.ts';
import { nameFirstFiles } from './name-first-files.ts';
import { remFromDesignPixels } from './postcss-rem.ts';
import { xhrAlone } from './xhr-alone.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Where `npm run dev` starts the mock. */
const MOCK_ORIGIN = 'http://localhost:2828';

/** Read for the development server, the only one that needs it here. */
const env = loadEnv('development', CLIENT_FOLDER, ['VITE_', 'API_']);

export default defineConfig({
  root: CLIENT_FOLDER,
  plugins: [...appPlugins(), nameFirstFiles(), xhrAlone()],
  css: { postcss: { plugins: [remFromDesignPixels()] } },
  server: {
    proxy: devProxy({
      target: env.API_TARGET ?? MOCK_ORIGIN,
      paths: [env.VITE_PLAYER_API_BASE, env.VITE_GAME_API_BASE, '/docs'],
    }),
  },
  build: {
    // The names of what each screen imports would weigh 1.5 kB at the start (decision 037).
    modulePreload: false,
    // A screen with a file of styles would wait for that before it asks for its code (decision 037).
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: TREESHAKE,
      output: {
        codeSplitting: {
          // What a first visit loads comes in two files: in forty small ones it weighs 18 kB more.
          groups: [
            { name: 'app', tags: ['$initial'] },
            // With what lists are made of, which costs a screen of records 2 kB as files of its own.
            {
              name: 'home',
              test: /\/(?:home-screen|loaded|paged-list|bet-choice|list-rows|useInfiniteQuery)\.\w+$/,
            },
            // The rows of records are in every tab that has some: three files of their own weigh 0.3 kB more.
            { name: 'rows', test: /\/(?:record-row|list|state-tag)\.tsx$/ },
            { name: 'choices', test: /\/(?:pill-select|chip-group)\.tsx$/ },
            // Each screen that sends money has all of these.
            { name: 'money', test: /\/(?:money-call\.queries|send-once|amount-field)\.tsx?$/ },
            // Screens of records share all of these, which weigh 0.8 kB more in files of their own.
            {
              name: 'records',
              test: /\/(?:record-(?:screen|tab|rows|filter)|(?:days|status)-filter|day-list)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
