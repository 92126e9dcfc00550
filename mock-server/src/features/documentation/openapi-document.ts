import { ALL_CALLS, CALLS_BY_FEATURE } from '@canada28/shared/contract/all-calls.ts';
import type { Call, Origin } from '@canada28/shared/contract/call.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { Room } from '../../http/register-call.ts';
import { introduction } from './introduction.ts';
import { listAssumed } from './list-assumed.ts';
import { operationOf } from './operation.ts';

const ORIGIN_TAGS: readonly { readonly name: Origin; readonly description: string }[] = [
  { name: 'known', description: 'Named by the product owner.' },
  {
    name: 'observed',
    description: 'Seen of the production backend: names, codes and behaviour hold to the letter.',
  },
  { name: 'assumed', description: 'Ours, wholly or in part: to be compared with the real document.' },
];

const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER_NAME },
  xToken: { type: 'apiKey', in: 'header', name: 'x-token' },
  cookie: { type: 'apiKey', in: 'cookie', name: TOKEN_HEADER_NAME },
} as const;

/** The OpenAPI 3.1 document of every call, made from the same contract entries that serve them. */
export function openApiDocument(basePaths: Room['basePaths']) {
  const urlOf = (call: Call) => `${basePaths[call.base]}/${call.path}`;
  const features: [string, readonly Call[]][] = Object.entries(CALLS_BY_FEATURE);
  const paths = features.flatMap(([feature, calls]) =>
    calls.map((call) => [urlOf(call), { post: operationOf(call, feature) }] as const),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Canada 28: player API', version: '1.0.0', description: introduction() },
    tags: [...features.map(([name]) => ({ name })), ...ORIGIN_TAGS],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: SECURITY_SCHEMES },
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
