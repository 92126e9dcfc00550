import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { eraseSchemas } from './erase-schemas.ts';
import { shakeableRouter } from './shakeable-router.ts';

/** What every app of the browser is built with; each adds what is its own. */
export function appPlugins(): PluginOption[] {
  return [react(), eraseSchemas(), shakeableRouter()];
}

/** The package says nothing about side effects; building schemas has none. */
export const TREESHAKE = {
  moduleSideEffects: [{ test: /\/node_modules\/typebox\//, sideEffects: false }],
};
