import type { Plugin } from 'vite';

/** A name for developer tools, given to a component after it was made. */
const NAMING = /^\w+\.displayName = ".*";$/gm;
/** A component or a context made at the top of the file. */
const MAKING = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The package offers bundlers its development build only; the two differ in this line. */
export const DEVELOPMENT = 'var ENABLE_DEV_WARNINGS = true;';
const PRODUCTION = 'var ENABLE_DEV_WARNINGS = false;';

/** The router's file of the production build, with what only names dropped, and what only makes marked as free of side effects. */
export function withoutSideEffects(code: string): string {
  return code.replace(DEVELOPMENT, PRODUCTION).replace(NAMING, '').replace(MAKING, '$1/* @__PURE__ */ ');
}

/**
 * Lets the bundler leave out what is not used of react-router (forms, fetchers, scroll restoration): 3.9 kB (brotli) of the
 * client's first script.
 * The library is one file, and does not say that making a component or naming it changes nothing else.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}
