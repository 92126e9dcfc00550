import type { Plugin } from 'vite';

/**
 * Leaves one of axios' two ways to send out of the bundle (4 kB): a browser has XMLHttpRequest, which axios takes first,
 * so the one by `fetch` would never be used. What remains says so, as axios expects of a way that is not there.
 */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'without-fetch-adapter',
    apply: 'build',
    load: {
      filter: { id: /\/axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = () => false;',
    },
  };
}
