import { readFileSync } from 'node:fs';
import { ExpectedFailure } from './expected-failure.mjs';

/** What the binary of better-sqlite3 speaks: under a Node that does not, it ends the process without a word. */
const LEAST_NODE_API = 10;

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

/** @param {string} [nodeApi] as Node tells it: 9 in Node 20, 10 from 22.14 on */
export function canOpenDatabases(nodeApi = process.versions.napi) {
  return Number(nodeApi) >= LEAST_NODE_API;
}

/** Refuses a Node under which the database would end the process without a word. */
export function checkDatabaseNode() {
  if (canOpenDatabases()) return;
  throw new ExpectedFailure(
    `Node ${process.versions.node} is too old for the database. Use "npm start" and the other commands of package.json: they run under a newer Node, which npm installs for this project.`,
  );
}
