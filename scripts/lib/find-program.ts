import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian puts some where only root's PATH leads. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program is installed. */
export function findProgram(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
