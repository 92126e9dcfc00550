import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedFailure } from './expected-failure.mjs';
import { runNpmCi } from './npm.mjs';
import { ROOT } from './project.mjs';

const LOCK_FILE = join(ROOT, 'package-lock.json');
const INSTALLED_LOCK_FILE = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP_FOLDER = join(ROOT, 'node_modules', '.canada28');
const STAMP_FILE = join(STAMP_FOLDER, 'installed');

/** @param {string} lockText */
function stampOf(lockText) {
  return createHash('sha256').update(lockText).digest('hex');
}

/**
 * Whether the packages that npm says it installed, and the links to workspaces, are those of the lock file. Optional
 * ones may be missing: they belong to other platforms.
 *
 * @param {string} lockText
 * @param {string} installedLockText
 */
export function isInstalledAsLocked(lockText, installedLockText) {
  const locked = Object.entries(JSON.parse(lockText).packages);
  const installed = JSON.parse(installedLockText).packages;
  return locked
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => (installed[path] ? installed[path].version === entry.version : entry.optional));
}

/** @param {string} lockText */
function isInstalledByHand(lockText) {
  if (!existsSync(INSTALLED_LOCK_FILE)) return false;
  return isInstalledAsLocked(lockText, readFileSync(INSTALLED_LOCK_FILE, 'utf8'));
}

function installPackages() {
  console.log('Installing the packages of package-lock.json (once; half a minute or so) …');
  if (runNpmCi()) return;
  throw new ExpectedFailure(
    'The packages could not be installed: npm says above why (often no network, or no disk space).',
  );
}

/** Installs the packages when none are there, or when they are not those of the lock file. */
export function ensureInstalled() {
  const lockText = readFileSync(LOCK_FILE, 'utf8');
  const stamp = stampOf(lockText);
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp) return;
  if (!isInstalledByHand(lockText)) installPackages();
  mkdirSync(STAMP_FOLDER, { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
}
