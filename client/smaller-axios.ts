import type { Plugin } from 'vite';

/** Parts of axios that our calls never reach, by file, and what stands in for them. */
export const UNUSED_PARTS: Readonly<Record<string, string>> = {
  // A browser has XMLHttpRequest, which axios takes first; what remains says that there is no other way, as it expects.
  'adapters/fetch.js': 'export const getFetch = () => false;',
  // Only for forms and for `params` in the address; all our calls send JSON.
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'helpers/buildURL.js':
    'export default (url, params) => { if (params) throw new Error("a call has params, which the bundle leaves out"); return url; };',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/toFormData.js':
    'export default () => { throw new Error("a call sends a form, which the bundle leaves out"); };',
  // Nothing here shows how far a call has come; a call is given up by a signal.
  'helpers/progressEventReducer.js':
    'export const progressEventReducer = () => { throw new Error("the bundle leaves progress out"); };',
  'cancel/CancelToken.js': 'export default {};',
  // Tells developers of misspelt options; the types do.
  'helpers/validator.js':
    'export default { assertOptions: () => {}, validators: { transitional: () => {}, spelling: () => {} } };',
  // Names of the status numbers, for those who want to read them off axios.
  'helpers/HttpStatusCode.js': 'export default {};',
};

/** Leaves what no call of ours can reach out of the bundle (about 8 kB compressed). */
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
