import type { Page } from '@playwright/test';
import type { AskedFor } from './asked-for.ts';

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

/** `take` takes one that is asked for. */
export function cameraOf(
  page: Page,
  only: AskedFor,
  take: (name: string, isAtOnce: boolean) => Promise<void>,
): Camera {
  const shoot = async (name: string, isAtOnce = false) => {
    if (only.has(name)) await take(name, isAtOnce);
  };
  const shootAt = async (address: string, name: string) => {
    if (!only.has(name)) return;
    await page.goto(address);
    await shoot(name);
  };
  return { page, isWanted: (beginning) => only.hasFrom(beginning), shoot, shootAt };
}

/** Folder of the client's pictures of a size, below the project's root; not part of the repository. */
export function folderOf(size: { readonly width: number; readonly height: number }): string {
  return `screens/${size.width}x${size.height}`;
}
