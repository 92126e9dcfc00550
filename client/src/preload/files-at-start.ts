import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** Addresses of files that are loaded when they are needed, by what needs them. */
export type FilesAtStart = {
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** By the path of the screen, in lower case. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The paths whose screens stay around those one step below them. */
  readonly frames: readonly string[];
};

/** What the start needs beside the app itself: the texts, the screen of the address, and the screen around it. */
export function filesFor(files: FilesAtStart, language: LanguageCode, pathname: string): readonly string[] {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const above = path.slice(0, path.lastIndexOf('/'));
  const around = files.frames.includes(above) ? files.screens[above] : [];
  const wanted = [files.languages[language], around, files.screens[path]];
  return [...new Set(wanted.flatMap((some) => some ?? []))];
}
