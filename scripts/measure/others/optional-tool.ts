import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/**
 * Fetches a program of npm into a folder, for one measurement: never a dependency of the project. Answers the path of a
 * file of it; undefined where it cannot be had.
 */
export function fetchTool(folder: string, name: string, version: string, file: string): string | undefined {
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', [...words, `${name}@${version}`], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
  } catch {
    return undefined;
  }
  const path = join(folder, 'node_modules', name, file);
  return existsSync(path) ? path : undefined;
}

export const NOT_TO_BE_HAD = 'skipped: it cannot be downloaded here';
