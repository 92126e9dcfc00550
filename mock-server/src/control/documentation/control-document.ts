import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { nodeOf } from '@canada28/shared/contract/schema-node.ts';
import { CONTROLS_BY_ROOM } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall, nothing } from '@canada28/shared/control/control-call.ts';
import type { TSchema } from 'typebox';
import { refusalSchema, shownSchema, successSchema } from '../../features/documentation/shown-schema.ts';

const INTRODUCTION = `What testers, developers and sales people steer. The client knows nothing of these calls, and another server than
this mock has none of them. Each acts in the world of the request: header \`x-world\`, else the host name
\`<world>.localhost\`, else cookie \`world\`, else \`default\`.

A success answers HTTP 200 and the envelope \`{code, data, msg}\` with code 200. What cannot be done is a 4xx with data
null and one sentence, in English, that says what would have been allowed; fields that no schema names are refused. By
default only callers on this machine may (\`MOCK_CONTROL\`), never a page of another origin. The player API is documented
at [/docs](/docs).
`;

/** The OpenAPI 3.1 document of every control call, made from the same entries that serve them. */
export function controlDocument() {
  const rooms: [string, readonly ControlCall[]][] = Object.entries(CONTROLS_BY_ROOM);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [room, calls] of rooms) {
    for (const call of calls) {
      const path = `${CONTROL_BASE}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, room) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Canada 28: control plane', version: '1.0.0', description: INTRODUCTION },
    tags: rooms.map(([name]) => ({ name })),
    paths,
  };
}

function operationOf(call: ControlCall, room: string) {
  return {
    operationId: `${call.method}${call.path}`.replaceAll(/\W+/g, '_'),
    summary: call.summary,
    description: call.takes,
    tags: [room],
    parameters: [...parametersIn('path', call.params), ...parametersIn('query', call.query), WORLD],
    ...(call.body === nothing && call.accepts === undefined ? {} : { requestBody: requestBodyOf(call) }),
    responses: {
      200: {
        description: 'Done.',
        content: contentOf(call),
      },
      400: refusal('The input has another form, or what it asks for cannot be.', 400, call.takes),
      ...REFUSALS,
    },
  };
}

const WORLD = {
  name: 'x-world',
  in: 'header',
  required: false,
  description: 'Name of the world it acts in.',
  schema: { type: 'string' },
} as const;

const REFUSALS = {
  403: refusal('The caller may not.', 403, 'Control calls are allowed for: loopback (MOCK_CONTROL).'),
  404: refusal('There is no such world.', 404, 'There is no world "spring".'),
  415: refusal('A page sent another body than JSON.', 415, 'The body must be application/json.'),
  503: refusal(
    'The world is behind, or its file is locked.',
    503,
    'The world is busy: it is behind, or its file is locked. Try again.',
  ),
};

function refusal(description: string, code: number, msg: string) {
  return { description, content: json(refusalSchema, { code, data: null, msg }) };
}

/** What a success holds: an envelope, or a file, a page or a stream. */
function contentOf({ produces, output, example }: ControlCall) {
  if (produces !== undefined) return { [produces]: { schema: shownSchema(output), example: example.output } };
  return json(successSchema(output), { code: SUCCESS_CODE, data: example.output, msg: '' });
}

function requestBodyOf({ accepts, body, example }: ControlCall) {
  if (accepts !== undefined) return { required: true, content: { [accepts]: { schema: BINARY } } };
  return { required: true, content: json(shownSchema(body), example.body) };
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
    schema: field,
  }));
}
