import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** One picture that was taken. */
export type Shot = {
  readonly language: LanguageCode;
  readonly name: string;
  /** What looks wrong, in words. */
  readonly findings: readonly string[];
};

/** Folder of a size and language, below the project's root; not part of the repository. */
export function folderOf(size: { readonly width: number; readonly height: number }, language = ''): string {
  return `screens/${size.width}x${size.height}/${language}`;
}
