import { isTest, type Violation } from './import-rules.ts';
import type { Fact, SourceFacts } from './source-facts.ts';

type ContentRule = {
  readonly rule: string;
  readonly appliesTo: (path: string) => boolean;
  readonly offences: (facts: SourceFacts) => readonly Fact[];
};

const BET_TABLES = /\b(?:bets|chases|chase_\w+)\b/i;

const BALANCE_WRITE = /\b(?:into|update|delete\s+from)\s+(?:postings|entries|accounts)\b/i;

/** A state or a type compared with, or set to, a number or a word instead of its name in the table of the contract. */
const BARE_STATE =
  /\b\w*(?:status|state|type)\s*(?:[=<>!]+|(?:not\s+)?in\s*\()\s*(?:case\b[^,]*\b(?:then|else)\s+)?(?:-?\d|'\w)/i;

/** Verbs and repositories; routes speak to the network. */
const SYNCHRONOUS = /^mock-server\/src\/features\/(?!.*\.routes\.ts$).*\.ts$/;

/** Hashing a password takes long on purpose: it is awaited, before the transaction begins. */
function hashesPasswords({ path, imports }: SourceFacts): boolean {
  return path.endsWith('/passwords.ts') || imports.some(({ text }) => text.endsWith('/passwords.ts'));
}

/** Where time, chance and settings enter; all else is handed them. */
const ENTRANCES = [
  /^mock-server\/src\/(?:(?:main|present)\.ts$|kit\/)/,
  /^mock-server\/src\/(?:world\/(?:clock|random)|app\/config)\.ts$/,
  /^client\/src\/lib\/(?:device-clock|random)\.ts$/,
  /^mock-server\/console\/(?:vite\.config\.ts$|src\/control\/page-time\.ts$)/,
  /^client\/[^/]+\.ts$/,
  /^scripts\//,
];

const CONTENT_RULES: readonly ContentRule[] = [
  {
    rule: 'bets and chases are not readable from the draw code (game §2)',
    appliesTo: (path) => path.startsWith('mock-server/src/features/draws/'),
    offences: ({ sql }) => sql.filter(({ text }) => BET_TABLES.test(text)),
  },
  {
    rule: 'only the ledger writes postings, entries and balances',
    appliesTo: (path) => !/^mock-server\/src\/features\/ledger\/|^db\/migrations\//.test(path),
    offences: ({ sql }) => sql.filter(({ text }) => BALANCE_WRITE.test(text)),
  },
  {
    rule: 'states and types are written by their names, in SQL too',
    appliesTo: () => true,
    offences: ({ sql }) => sql.filter(({ text }) => BARE_STATE.test(text)),
  },
  {
    rule: 'SQL stands in repositories, and in the checks of the audit',
    appliesTo: (path) =>
      /^mock-server\/src\/(?:control|features|http)\//.test(path) &&
      !/\.repository\.ts$|\/features\/audit\//.test(path),
    // The statements of this project are in capitals; text that only sounds like one is not.
    offences: ({ sql }) => sql.filter(({ text }) => /\b(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(text)),
  },
  {
    rule: 'verbs and repositories are synchronous, unless they hash passwords',
    appliesTo: (path) => SYNCHRONOUS.test(path),
    offences: (facts) => (hashesPasswords(facts) ? [] : facts.waits),
  },
  {
    rule: 'time, chance and settings are handed in',
    appliesTo: (path) => !ENTRANCES.some((entrance) => entrance.test(path)),
    offences: ({ impurities }) => impurities,
  },
  {
    rule: 'only shared/src/money multiplies USDT into micro-USDT: floats need rounding',
    appliesTo: (path) => !path.startsWith('shared/src/money/'),
    offences: ({ moneyProducts }) => moneyProducts,
  },
];

/** Where a file holds what belongs elsewhere; tests may do all of it. */
export function contentViolations(facts: SourceFacts): Violation[] {
  const { path } = facts;
  if (isTest(path)) return [];
  return CONTENT_RULES.filter(({ appliesTo }) => appliesTo(path)).flatMap(({ rule, offences }) =>
    offences(facts).map(({ line }) => ({ path, line, rule })),
  );
}
