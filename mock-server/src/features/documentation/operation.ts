import { assumedFieldsOf } from '@canada28/shared/contract/assumed-fields.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { refusalsOf } from '@canada28/shared/contract/refusals-of.ts';
import { noInput } from '@canada28/shared/contract/schemas.ts';
import { refusalSchema, shownSchema, successSchema } from './shown-schema.ts';

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, feature: string) {
  return {
    operationId: call.path.replaceAll(/\W/g, '_'),
    summary: call.summary,
    description: descriptionOf(call),
    tags: [feature, ...call.origins],
    'x-origins': call.origins,
    'x-session': call.session,
    'x-refusals': refusalsOf(call).map((name) => ({ name, code: ERROR_CODES[name] })),
    security: call.session === 'required' ? [{ token: [] }, { xToken: [] }, { cookie: [] }] : [],
    parameters: parametersOf(call),
    ...(call.input === noInput ? {} : { requestBody: requestBodyOf(call) }),
    responses: { 200: replyOf(call), 404: NOT_OFFERED },
  };
}

const NOT_OFFERED = { description: 'This server does not offer the call.' } as const;

const REPLY_HEADERS = {
  'new-token': { description: 'Replaces the stored token.', schema: { type: 'string' } },
  'x-demo': { description: 'The world of this mock that answered.', schema: { type: 'string' } },
  'x-demo-clock': {
    description: 'Its time (epoch ms) and rate, where they are not those of the wall clock.',
    schema: { type: 'string' },
  },
} as const;

function descriptionOf(call: Call): string {
  const assumed = assumedFieldsOf(call).map((field) => `\`${field}\``);
  const rows = refusalsOf(call).map(
    (name, index) => `| ${index + 1} | ${ERROR_CODES[name]} | ${name} | ${ERROR_TEXTS.en[name]} |`,
  );
  return [
    `**Origin:** ${call.origins.join(', ')}. **Session:** ${call.session}.`,
    ...(assumed.length === 0 ? [] : ['', `**Assumed fields:** ${assumed.join(', ')}.`]),
    '',
    '| check | code | name | meaning |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function parametersOf(call: Call) {
  const language = header('lang', 'Language of `msg`; `zh` when left out. Assumed.', {
    enum: LANGUAGE_CODES,
    default: 'zh',
  });
  const userId = header('x-user-id', 'Id of the player of the session; another one gets code 403.', {});
  const key = header('Idempotency-Key', 'Makes a retry harmless. Assumed.', { maxLength: 200 });
  return [
    language,
    ...(call.session === 'required' ? [userId] : []),
    ...(call.isIdempotent === true ? [key] : []),
  ];
}

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...schema } };
}

function requestBodyOf({ input, example }: Call) {
  return {
    required: true,
    content: { 'application/json': { schema: shownSchema(input), example: example.input } },
  };
}

function replyOf(call: Call) {
  const success = { code: SUCCESS_CODE, data: call.example.output, msg: '' };
  const refusals = refusalsOf(call).map((name) => [name, refusalExample(name)] as const);
  return {
    description: 'The envelope, of a success or of a refusal.',
    headers: REPLY_HEADERS,
    content: {
      'application/json': {
        schema: { oneOf: [successSchema(call.output), refusalSchema] },
        examples: { success: { summary: '200', value: success }, ...Object.fromEntries(refusals) },
      },
    },
  };
}

function refusalExample(name: ErrorName) {
  const code = ERROR_CODES[name];
  return { summary: `${code} ${name}`, value: { code, data: null, msg: ERROR_TEXTS.en[name] } };
}
