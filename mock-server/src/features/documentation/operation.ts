import { assumedFieldsOf } from '@canada28/shared/contract/assumed-fields.ts';
import { type Call, refusalsOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { noInput } from '@canada28/shared/contract/schemas.ts';
import { WORLD_PARAMETER } from './document-head.ts';
import { refusalSchema, type Shapes, shapeName } from './shapes.ts';

/** Where a call stands in the document, and what is told there by name. */
type Place = { readonly feature: string; readonly shapes: Shapes };

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, { feature, shapes }: Place) {
  const name = nameOf(call);
  return {
    operationId: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [feature],
    'x-origins': call.origins,
    'x-session': call.session,
    'x-refusals': refusalsOf(call).map((name) => ({ name, code: ERROR_CODES[name] })),
    security: call.session === 'required' ? [{ token: [] }, { xToken: [] }, { cookie: [] }] : [],
    parameters: parametersOf(call),
    requestBody: requestBodyOf(call, shapes),
    responses: { 200: replyOf(call, shapes), 404: NOT_OFFERED },
  };
}

/** The last part of the path says it, but for a single word: `user/login` is `UserLogin`, `user/getUserInfo` is `GetUserInfo`. */
function nameOf({ path }: Call): string {
  const words = path.replace(/\.do$/, '');
  const last = words.slice(words.lastIndexOf('/') + 1);
  return shapeName(/[A-Z]/.test(last) ? last : words);
}

const NOT_OFFERED = { description: 'This server does not offer the call.' } as const;

const REPLY_HEADERS = {
  'new-token': { description: 'Replaces the stored token.', schema: { type: 'string' } },
  'x-demo': { description: 'The world of this mock that answered.', schema: { type: 'string' } },
  'x-demo-clock': {
    description: 'Its time (epoch ms) and rate, where they are not those of the wall clock.',
    schema: { type: 'string' },
  },
  'x-demo-crowd': {
    description: 'Over how many ms clients spread what they ask, where they are a crowd.',
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
    WORLD_PARAMETER,
    ...(call.session === 'required' ? [userId] : []),
    ...(call.isIdempotent === true ? [key] : []),
  ];
}

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...schema } };
}

function requestBodyOf(call: Call, shapes: Shapes) {
  const schema = shapes.reference(`${nameOf(call)}Request`, call.input);
  const isTaken = call.input !== noInput;
  return {
    required: isTaken,
    content: { 'application/json': { schema, ...(isTaken && { example: call.example.input }) } },
  };
}

function replyOf(call: Call, shapes: Shapes) {
  const success = { code: SUCCESS_CODE, data: call.example.output, msg: '' };
  const refusals = refusalsOf(call).map((name) => [name, refusalExample(name)] as const);
  return {
    description: 'The envelope, of a success or of a refusal.',
    headers: REPLY_HEADERS,
    content: {
      'application/json': {
        schema: replySchema(call, shapes),
        examples: { success: { summary: '200', value: success }, ...Object.fromEntries(refusals) },
      },
    },
  };
}

/** Success and refusal differ by their codes, so that looking at `code` tells which one a reply is. */
function replySchema(call: Call, shapes: Shapes): object {
  const name = nameOf(call);
  const codes = [...new Set(refusalsOf(call).map((refusal) => ERROR_CODES[refusal]))];
  return shapes.add(`${name}Reply`, {
    oneOf: [
      shapes.reference(`${name}Success`, successEnvelope(call.output)),
      shapes.add(`${name}Refusal`, refusalSchema(codes)),
    ],
  });
}

function refusalExample(name: ErrorName) {
  const code = ERROR_CODES[name];
  return { summary: `${code} ${name}`, value: { code, data: null, msg: ERROR_TEXTS.en[name] } };
}
