import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * jsdom for screens that talk to the real mock server in the same process. Sources are compiled as for Node, because a
 * web build rewrites the addresses of files that the server reads; and bytes stay Node's own, because jsdom's class of
 * the same name does not recognise them. Storage is jsdom's: from version 25 on Node has one of its own, which is no
 * browser's and would stay.
 */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-with-server',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const bytes = { ArrayBuffer: global.ArrayBuffer, Uint8Array: global.Uint8Array };
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, name);
    const window = await jsdom.setup(global, options);
    Object.assign(global, bytes);
    return window;
  },
};

export default environment;
