import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** Files by their places in `names`, which says each name once: two screens share many files. */
type Places = readonly number[];

/** Addresses of files that are loaded when they are needed, by what needs them. */
export type FilesAtStart = {
  readonly names: readonly string[];
  /** What the first screen says, by language. */
  readonly firstTexts: Readonly<Record<string, Places>>;
  /** What every other screen says. */
  readonly allTexts: Readonly<Record<string, Places>>;
  /** By the path of the screen, in lower case. */
  readonly screens: Readonly<Record<string, Places>>;
  /** The path of the screen that needs the first texts only. */
  readonly firstScreen: string;
  /** The paths whose screens stay around those one step below them. */
  readonly frames: readonly string[];
};

/** What the start needs beside the app itself: the texts, the screen of the address, and the screen around it. */
export function filesFor(files: FilesAtStart, language: LanguageCode, pathname: string): readonly string[] {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const above = path.slice(0, path.lastIndexOf('/'));
  const screen = files.screens[path];
  const around = files.frames.includes(above) ? files.screens[above] : [];
  const saysFirst = screen === undefined || path === files.firstScreen;
  const texts = (saysFirst ? files.firstTexts : files.allTexts)[language];
  const wanted = new Set([texts, around, screen].flatMap((some) => some ?? []));
  return [...wanted].flatMap((place) => files.names[place] ?? []);
}
