/**
 * Runs before anything else of the app, as a file of its own: the page's policy allows no script inside the page, and
 * a static server cannot know the language. It asks for what the first screen needs at once, while the framework is
 * still on its way; without it the same files come one after the other.
 */
import { detectLanguage, findStoredLanguage } from '../i18n/languages.ts';
import { type FilesAtStart, filesFor } from './files-at-start.ts';

/** Written into this file by the build, which alone knows the names of its files. */
declare const FILES_AT_START: FilesAtStart;

const language = findStoredLanguage() ?? detectLanguage(navigator.language);
for (const file of filesFor(FILES_AT_START, language, location.pathname)) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}
