import { SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { nodeOf } from '@canada28/shared/contract/schema-node.ts';
import { CONTROLS_BY_FEATURE } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall, nothing } from '@canada28/shared/control/control-call.ts';
import { joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import type { TSchema } from 'typebox';
import { documentHead, WORLD_PARAMETER } from '../../features/documentation/document-head.ts';
import { refusalSchema, Shapes, shapeName } from '../../features/documentation/shapes.ts';
import { ACCESS_COOKIE } from '../access-token.ts';

const INTRODUCTION = `[← Console](/__mock) · [Guide](/__mock#/guide)

What testers, developers and sales people steer. The client knows nothing of these calls, and another server than
this mock has none of them. Each acts in the world of the request: header \`x-world\`, else the host name
\`<world>.localhost\`, else cookie \`world\`, else \`default\`.

A success answers HTTP 200 and the envelope \`{code, data, msg}\` with code 200. What cannot be done is a 4xx with data
null and one sentence, in English, that says what would have been allowed; fields that no schema names are refused. By
default only callers on this machine may (\`MOCK_CONTROL\`), never a page of another origin. The player API is documented
at [/docs](/docs).
`;

const TAGS: Readonly<Record<keyof typeof CONTROLS_BY_FEATURE, string>> = {
  access: 'Showing the token of the control plane once, for a browser to keep.',
  worlds: 'Worlds: independent copies of the product, each with its own database and clock.',
  open: 'Links that set up a situation and open it.',
  invitations: 'Inviting visitors into a world, each with an account of their own.',
  share: 'A console of one world for another machine, for a time.',
  time: 'The clock of a world: moved, stopped, faster, taken back.',
  history: 'What testers changed in a world, step by step, and going back to before any of it.',
  draws: 'Results that are wanted of draws to come.',
  scenarios: 'Situations that a world is put into.',
  faults: 'What goes wrong with the calls of players.',
  operator: 'What the operator of the product does: review, maintenance, messages, notices, settings.',
  players: 'Accounts and their money.',
  records: 'Bets, chases, orders and postings of all players; the audit.',
  journal: 'What players and testers called, and what happened by itself.',
  drift: 'Where a server is not what the contract says, and what of the contract was never seen.',
  snapshots: 'Saving a world and going back to it.',
  brand: 'The name, logo and colour under which the demo in a world is shown.',
  bug: 'A bug in one file: saved with all that belongs to it, opened as a world anywhere.',
};

const SECURITY_SCHEMES = {
  token: { type: 'http', scheme: 'bearer', description: 'The token of MOCK_CONTROL_TOKEN.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: ACCESS_COOKIE,
    description: 'Of a browser that has shown the token.',
  },
} as const;

/** The OpenAPI 3.1 document of every control call, made from the same entries that serve them. */
export function controlDocument() {
  const features: [string, readonly ControlCall[]][] = Object.entries(CONTROLS_BY_FEATURE);
  const shapes = new Shapes();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [feature, calls] of features) {
    for (const call of calls) {
      const path = `${CONTROL_BASE}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, { feature, shapes }) };
    }
  }
  return {
    ...documentHead({ title: 'Canada 28: control plane', description: INTRODUCTION, tags: TAGS }),
    // A caller on this machine needs none.
    security: [{}, { token: [] }, { cookie: [] }],
    paths,
    components: { schemas: shapes.schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

/** Where a call stands in the document, and what is told there by name. */
type Place = { readonly feature: string; readonly shapes: Shapes };

function operationOf(call: ControlCall, { feature, shapes }: Place) {
  const takesBody = call.method !== 'GET';
  return {
    operationId: `${call.method.toLowerCase()}${pathName(call)}`,
    summary: call.summary,
    description: call.takes,
    tags: [feature],
    parameters: [...parametersIn('path', call.params), ...parametersIn('query', call.query), WORLD_PARAMETER],
    ...(takesBody && { requestBody: requestBodyOf(call, shapes) }),
    responses: {
      200: { description: 'Done.', content: contentOf(call, shapes) },
      ...refusalsOf(call, shapes),
    },
  };
}

/** `/players/:id/credit` is `PlayersByIdCredit`. */
function pathName({ path }: ControlCall): string {
  return shapeName(path.replaceAll(':', 'by/'));
}

/** The name of a shape of one call: `PostClockRequest`. */
function nameIn(call: ControlCall, part: 'Request' | 'Reply'): string {
  return `${shapeName(call.method.toLowerCase())}${pathName(call)}${part}`;
}

/** By HTTP status: when, and with which sentence, say. */
const REFUSALS: Readonly<Record<number, readonly [when: string, sentence: string]>> = {
  403: ['The caller may not.', 'Control calls are allowed for: loopback (MOCK_CONTROL).'],
  404: ['There is no such world, or nothing of that name or number.', 'There is no world "spring".'],
  409: [
    'Something stands in the way now: a name is taken, the world was replaced meanwhile, the disk is full.',
    'The mock is about to stop.',
  ],
  500: ['A mistake of the mock; its log says more.', 'Internal error, see the log.'],
  503: [
    'The world is behind, or its file is locked.',
    'The world is busy: it is behind, or its file is locked. Try again.',
  ],
};

/** The same of what has a body. */
function refusalsOfBody({ accepts, mostBytes = 100_000 }: ControlCall): typeof REFUSALS {
  return {
    413: ['The body is too long.', `The body may have at most ${mostBytes} bytes.`],
    415: ['A page sent another type of body.', `The body must be ${accepts ?? 'application/json'}.`],
  };
}

/** Of the one call that strangers make. */
const TOO_OFTEN = [
  'Too many joined from one address just now.',
  'Too many joined from here just now. Try again in a minute.',
] as const;

function refusalsOf(call: ControlCall, shapes: Shapes) {
  const refusals = {
    400: ['The input has another form, or what it asks for cannot be.', call.takes] as const,
    ...REFUSALS,
    ...(call.method !== 'GET' && refusalsOfBody(call)),
    ...(call === joinWorldControl && { 429: TOO_OFTEN }),
  };
  const replies = Object.entries(refusals).map(([status, [description, msg]]) => {
    const code = Number(status);
    const schema = shapes.add(`Refusal${status}`, refusalSchema([code]));
    return [status, { description, content: json(schema, { code, data: null, msg }) }] as const;
  });
  return Object.fromEntries(replies);
}

/** What a success holds: an envelope, or a file, a page or a stream. */
function contentOf(call: ControlCall, shapes: Shapes) {
  const { produces, output, example } = call;
  const schema = shapes.reference(
    nameIn(call, 'Reply'),
    produces === undefined ? successEnvelope(output) : output,
  );
  if (produces !== undefined) return { [produces]: { schema, example: example.output } };
  return json(schema, { code: SUCCESS_CODE, data: example.output, msg: '' });
}

function requestBodyOf(call: ControlCall, shapes: Shapes) {
  const { accepts, body, example } = call;
  if (accepts !== undefined)
    return { required: true, content: { [accepts]: { schema: shapes.add('SnapshotFile', BINARY) } } };
  return {
    required: body !== nothing,
    content: json(shapes.reference(nameIn(call, 'Request'), body), example.body),
  };
}

const BINARY = { type: 'string', format: 'binary' } as const;

function json(schema: object, example: unknown) {
  return { 'application/json': { schema, example } };
}

function parametersIn(place: 'path' | 'query', schema: TSchema) {
  const { properties = {}, required = [] } = nodeOf(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(field.description !== undefined && { description: field.description }),
    schema: field,
  }));
}
