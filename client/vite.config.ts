import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eraseSchemas } from './erase-schemas.ts';
import { remFromDesignPixels } from './postcss-rem.ts';
import { withoutFetchAdapter } from './without-fetch-adapter.ts';

/** Keeps `Host`: the server compares it with the origin of the page, which for a phone on plain http is all it has. */
const TO_SERVER = { target: 'http://localhost:2828', changeOrigin: false };

const FIRST_SCREEN = /\/(?:home-screen|session-reminder)\.tsx$/;

/** Small parts of so many screens that they weigh less at the start than as files of their own. */
const SHARED_BY_SCREENS =
  /\/(?:ui\/(?:list|paged-list|list-tail|end-of-list|chip-group|bet-choice)|lib\/(?:list-pages|send-once)|icons\/(?:check|chevron-down|clock)|useInfiniteQuery)\.\w+$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), eraseSchemas(), withoutFetchAdapter()],
  css: { postcss: { plugins: [remFromDesignPixels()] } },
  server: { proxy: { '/player-api': TO_SERVER, '/docs': TO_SERVER } },
  build: {
    rolldownOptions: {
      // The package says nothing about side effects; building schemas has none.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/typebox\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What a first visit loads comes in two files: forty small ones weigh 13 kB more, compressed.
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'home', test: (id) => FIRST_SCREEN.test(id) || SHARED_BY_SCREENS.test(id) },
          ],
        },
      },
    },
  },
});
