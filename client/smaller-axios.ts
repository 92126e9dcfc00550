import type { Plugin } from 'vite';

/** Parts of axios that our calls never reach, by file, and what stands in for them. */
export const UNUSED_PARTS: Readonly<Record<string, string>> = {
  // A browser has XMLHttpRequest, which axios takes first; what remains says that there is no other way, as it expects.
  'adapters/fetch.js': 'export const getFetch = () => false;',
  // Only for forms and for `params` in the address; all our calls send JSON.
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/toFormData.js':
    'export default () => { throw new Error("a call sends a form or params, which the bundle leaves out"); };',
  // Names of the status numbers, for those who want to read them off axios.
  'helpers/HttpStatusCode.js': 'export default {};',
};

/** Leaves what no call of ours can reach out of the bundle (about 6 kB compressed). */
export function smallerAxios(): Plugin {
  return {
    name: 'smaller-axios',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/axios\/lib\// },
      handler: (id) => UNUSED_PARTS[id.split('/axios/lib/')[1] ?? ''],
    },
  };
}
