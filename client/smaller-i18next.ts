import type { Plugin } from 'vite';

/** Classes of i18next that are never used here, and what stands in for them. */
const UNUSED_CLASSES: Readonly<Record<string, string>> = {
  // Loads texts over the network in i18next's own ways; ours come as modules of the bundle.
  Connector: 'class Connector extends EventEmitter {\n  state = {};\n}',
  // For `{{value, format}}` in a text; ours get their values as they are to be read (i18n/format.ts).
  Formatter: 'class Formatter {\n  format(value) {\n    return value;\n  }\n}',
};

/** What it tells developers, and only while `debug` is on: a statement that fills its line. */
const DEVELOPER_MESSAGE = /^ *this\.logger\.(?:warn|log|once|deprecate)\(.*\);$/gm;

/** The one file of i18next without its messages to developers and the classes that nothing reaches. */
export function withoutUnusedParts(code: string): string {
  const silent = code.replace(DEVELOPER_MESSAGE, ';');
  return Object.entries(UNUSED_CLASSES).reduce((rest, [name, standIn]) => {
    const wholeClass = new RegExp(`^class ${name} [\\s\\S]*?^\\}$`, 'm');
    if (!wholeClass.test(rest)) throw new Error(`i18next has no class ${name} any more`);
    return rest.replace(wholeClass, standIn);
  }, silent);
}

/** Leaves out of the bundle what no text of ours needs of i18next (about 3 kB compressed). */
export function smallerI18next(): Plugin {
  return {
    name: 'smaller-i18next',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
