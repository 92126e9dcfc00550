import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { eraseSchemas } from './erase-schemas.ts';
import { shakeableRouter } from './shakeable-router.ts';

/** What every app of the browser is built with; each adds what is its own. */
export function appPlugins(): PluginOption[] {
  return [react(), eraseSchemas(), shakeableRouter()];
}

export const RESOLVE = {
  // React has had it for long; the package brings it to those before (and is in no bundle then).
  alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
};

export const TREESHAKE = {
  // The package says nothing about side effects; building schemas has none.
  moduleSideEffects: [{ test: /\/node_modules\/typebox\//, sideEffects: false }],
  // What is read and never used can go: nobody here relies on a getter that does more than get.
  propertyReadSideEffects: false as const,
};
