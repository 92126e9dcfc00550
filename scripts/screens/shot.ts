import type { Page } from '@playwright/test';

/** One picture that was taken. */
export type Shot = {
  /** The language or the size it was taken in: its folder, and a section of the contact sheet. */
  readonly group: string;
  readonly name: string;
  /** What looks wrong, in words. */
  readonly findings: readonly string[];
};

/** A page and its camera, which takes only the pictures that were asked for. */
export type Camera = {
  readonly page: Page;
  /** Whether pictures whose names begin so may be among those asked for; getting to them is spared otherwise. */
  readonly isWanted: (beginning: string) => boolean;
  /** `isAtOnce`: of what does not stay; else once nothing is loaded any more. */
  readonly shoot: (name: string, isAtOnce?: boolean) => Promise<void>;
  /** Goes to an address for its picture. */
  readonly shootAt: (address: string, name: string) => Promise<void>;
};

/** `only`: pictures whose names contain this text are asked for; `take` takes one. */
export function cameraOf(
  page: Page,
  only: string,
  take: (name: string, isAtOnce: boolean) => Promise<void>,
): Camera {
  const isAskedFor = (name: string) => name.includes(only);
  const shoot = async (name: string, isAtOnce = false) => {
    if (isAskedFor(name)) await take(name, isAtOnce);
  };
  const shootAt = async (address: string, name: string) => {
    if (!isAskedFor(name)) return;
    await page.goto(address);
    await shoot(name);
  };
  const isWanted = (beginning: string) => isAskedFor(beginning) || only.startsWith(beginning);
  return { page, isWanted, shoot, shootAt };
}

/** Folder of the client's pictures of a size, below the project's root; not part of the repository. */
export function folderOf(size: { readonly width: number; readonly height: number }): string {
  return `screens/${size.width}x${size.height}`;
}
