import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { build } from 'esbuild';
import type { Plugin, Rollup } from 'vite';
import { paths } from './src/paths.ts';
import type { FilesAtStart } from './src/preload/files-at-start.ts';

const SOURCE = fileURLToPath(new URL('./src', import.meta.url));
const ROUTE_TABLES = ['app/routes.tsx', 'app/service-routes.tsx'];
/** A row of a route table: its path, then the first file that its screen is imported from. */
const ROUTE_ROW = /path: paths\.(\w+),[\s\S]*?import\('([^']+)'\)/g;

/** The room with its tabs is the one screen that others stand in. */
const FRAMES = [paths.room];

type Bundle = Rollup.OutputBundle;

/** The file of each screen, by its path. */
export function screenFiles(): ReadonlyMap<string, string> {
  const names = new Map<string, string>(Object.entries(paths));
  const files = new Map<string, string>();
  for (const table of ROUTE_TABLES) {
    const file = resolve(SOURCE, table);
    for (const [, name = '', imported = ''] of readFileSync(file, 'utf8').matchAll(ROUTE_ROW)) {
      const path = names.get(name);
      if (path !== undefined) files.set(path.toLowerCase(), resolve(dirname(file), imported));
    }
  }
  return files;
}

/** The chunk that holds a source file with all that it imports, styles too; not what the page names itself. */
function chunkFiles(bundle: Bundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (chunk === undefined || known.has(fileName) || found.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  const holder = chunks.find((chunk) => chunk.moduleIds.includes(source));
  if (holder === undefined) throw new Error(`no chunk holds ${source}`);
  add(holder.fileName);
  return [...found].map((fileName) => `/${fileName}`);
}

function filesAtStart(bundle: Bundle): FilesAtStart {
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const placesOf = (source: string) => chunkFiles(bundle, resolve(SOURCE, source)).map(placeOf);
  const textsIn = (folder: string) =>
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, placesOf(`i18n/locales/${folder}${code}.ts`)]));
  return {
    firstTexts: textsIn('first/'),
    allTexts: textsIn(''),
    screens: Object.fromEntries([...screenFiles()].map(([path, source]) => [path, placesOf(source)])),
    firstScreen: paths.home,
    frames: FRAMES,
    names,
  };
}

async function scriptOf(files: FilesAtStart): Promise<string> {
  const result = await build({
    entryPoints: [resolve(SOURCE, 'preload/preload.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: { FILES_AT_START: JSON.stringify(files) },
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Puts a small script before the app's that asks for language and screen while the app is on its way (product §2). */
export function preloadStart(): Plugin {
  let address: string | undefined;
  return {
    name: 'preload-start',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const source = await scriptOf(filesAtStart(bundle));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/preload-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      address = `/${fileName}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        address === undefined
          ? []
          : [
              {
                tag: 'script',
                attrs: { src: address, async: true, fetchpriority: 'high' },
                injectTo: 'head',
              },
            ],
    },
  };
}
