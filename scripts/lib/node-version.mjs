import { readFileSync } from 'node:fs';
import { ExpectedFailure } from './expected-failure.mjs';

/**
 * @param {string} version
 * @returns {[number, number]} major and minor
 */
function majorAndMinor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/**
 * @param {string} version of the running Node
 * @param {string} lowest that package.json names
 */
export function isRecentEnough(version, lowest) {
  const [major, minor] = majorAndMinor(version);
  const [lowestMajor, lowestMinor] = majorAndMinor(lowest);
  return major > lowestMajor || (major === lowestMajor && minor >= lowestMinor);
}

/** Refuses a Node older than package.json demands, before anything of it is needed. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const lowest = engines.node.replace('>=', '');
  if (isRecentEnough(process.versions.node, lowest)) return;
  throw new ExpectedFailure(
    `Canada 28 needs Node ${lowest} or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}
