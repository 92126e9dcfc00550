import { ALL_CALLS, CALLS_BY_FEATURE } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerApi } from '../../http/register-call.ts';
import { documentHead } from './document-head.ts';
import { introduction } from './introduction.ts';
import { listAssumed } from './list-assumed.ts';
import { markOrigins } from './mark-origins.ts';
import { operationOf } from './operation.ts';
import { Shapes } from './shapes.ts';

const TAGS: Readonly<Record<keyof typeof CALLS_BY_FEATURE, string>> = {
  auth: 'Opening an account, logging in and out.',
  profile: 'Names, birthday and settings of a player.',
  security: 'The two passwords of a player.',
  wallet: 'The balance.',
  addresses: 'The book of addresses that withdrawals go to.',
  deposits: 'Ways to deposit, and deposits that wait for review.',
  withdrawals: 'Ways to withdraw, and withdrawals that wait for review.',
  finance: 'The record of deposits and withdrawals.',
  playLimits: 'Limits that players set for themselves.',
  messages: 'The inbox of a player.',
  notices: 'Announcements to all players.',
  dictionary: 'Settings, lists of choices and customer service.',
  chat: 'The chat room.',
  draws: 'The issue on sale and its countdown; results.',
  betting: 'Odds, bets and their record.',
  chasing: 'Chases: bets on several issues, one after the other.',
  statistics: 'Profit by day.',
};

const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER_NAME, description: 'The token of a log in.' },
  xToken: { type: 'apiKey', in: 'header', name: 'x-token', description: 'The same under another name.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: TOKEN_HEADER_NAME,
    description: 'The same, set by the log in.',
  },
} as const;

/** The OpenAPI 3.1 document of every call, made from the same contract entries that serve them. */
export function openApiDocument(basePaths: PlayerApi['basePaths']) {
  const urlOf = (call: Call) => `${basePaths[call.base]}/${call.path}`;
  const features: [string, readonly Call[]][] = Object.entries(CALLS_BY_FEATURE);
  const shapes = new Shapes();
  const operations = features.flatMap(([feature, calls]) =>
    calls.map((call) => [call, operationOf(call, { feature, shapes })] as const),
  );
  return {
    ...documentHead({ title: 'Canada 28: player API', description: introduction(), tags: TAGS }),
    paths: Object.fromEntries(operations.map(([call, post]) => [urlOf(call), { post }])),
    components: { schemas: markOrigins(shapes.schemas, operations), securitySchemes: SECURITY_SCHEMES },
    'x-assumed': listAssumed(ALL_CALLS),
    'x-errors': Object.fromEntries(errorNames().map((name) => [name, errorOf(name)])),
  };
}

function errorOf(name: ErrorName) {
  const texts = LANGUAGE_CODES.map((language) => [language, ERROR_TEXTS[language][name]]);
  return { code: ERROR_CODES[name], msg: Object.fromEntries(texts) };
}

function errorNames(): ErrorName[] {
  // Sound: the keys of the catalogue are its names.
  return Object.keys(ERROR_CODES) as ErrorName[];
}
