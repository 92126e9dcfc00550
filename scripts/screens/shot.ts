/** One picture that was taken. */
export type Shot = {
  /** The language or the size it was taken in: its folder, and a section of the contact sheet. */
  readonly group: string;
  readonly name: string;
  /** What looks wrong, in words. */
  readonly findings: readonly string[];
};

/** Whether pictures whose names begin so may be among those whose names contain a text; getting to them is spared otherwise. */
export function mayContain(beginning: string, only: string): boolean {
  return beginning.includes(only) || only.startsWith(beginning);
}

/** Folder of the client's pictures of a size, below the project's root; not part of the repository. */
export function folderOf(size: { readonly width: number; readonly height: number }): string {
  return `screens/${size.width}x${size.height}`;
}
