import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * What a first visit to home needs beside the app: home itself, and its texts in the two languages that are chosen for a
 * browser (product §4).
 */
const FIRST_FILES = /\/(?:home-screen\.tsx|locales\/first\/(?:zh|en)\.ts)$/;

function preloadOf({ fileName }: Rolldown.OutputChunk): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}

/** Names in the page what a first visit asks for as soon as the app runs, so that it comes beside the app (decision 037). */
export function nameFirstFiles(): Plugin {
  return {
    name: 'name-first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .filter(({ moduleIds }) => moduleIds.some((id) => FIRST_FILES.test(id)))
          .map(preloadOf),
    },
  };
}
