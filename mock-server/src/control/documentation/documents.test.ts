import { expect, test } from 'vitest';
import { openApiDocument } from '../../features/documentation/openapi-document.ts';
import { controlDocument } from './control-document.ts';

type Content = Readonly<Record<string, { readonly schema: object }>>;

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly 'x-session'?: string;
  readonly 'x-refusals'?: readonly { readonly code: number }[];
};

type OpenApi = {
  readonly servers: readonly object[];
  readonly security?: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
};

/** As a tool reads them: of JSON, whatever the types of the server say. */
const DOCUMENTS: readonly (readonly [name: string, document: OpenApi])[] = [
  ['player', JSON.parse(JSON.stringify(openApiDocument({ player: '/player', game: '/game' })))],
  ['control', JSON.parse(JSON.stringify(controlDocument()))],
];

function operationsOf({ paths }: OpenApi): (readonly [method: string, operation: Operation])[] {
  return Object.values(paths).flatMap((methods) => Object.entries(methods));
}

function contentsOf({ requestBody, responses }: Operation): Content[] {
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  return contents.filter((content) => content !== undefined);
}

/** Every object and list within a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function nameOf(schema: object): string {
  expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) });
  return '$ref' in schema ? String(schema.$ref).replace(/^.*\//, '') : '';
}

test.each(DOCUMENTS)('%s: each call stands under one tag, under an id of its own', (_, document) => {
  const operations = operationsOf(document).map(([, operation]) => operation);
  const tags = document.tags.map(({ name }) => name);
  for (const operation of operations) expect([operation.tags, tags]).toEqual([[expect.any(String)], tags]);
  expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(tags));
  for (const { description } of document.tags) expect(description).toMatch(/\.$/);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.join()).toMatch(/^[a-zA-Z,]+$/);
});

test.each(DOCUMENTS)('%s: it says where it is served and how a caller shows who they are', (_, document) => {
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const [, operation] of operationsOf(document)) {
    const security = operation.security ?? document.security ?? [];
    const named = security.flatMap((way) => Object.keys(way));
    expect(named).toEqual(operation['x-session'] === 'none' ? [] : schemes);
  }
});

test.each(DOCUMENTS)(
  '%s: every parameter of a path is described, and x-world names the world',
  (_, document) => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(names);
        for (const { description } of inPath) expect(description).toMatch(/\.$/);
        expect(parameters).toContainEqual(expect.objectContaining({ name: 'x-world', in: 'header' }));
      }
    }
  },
);

test.each(DOCUMENTS)('%s: bodies and replies have a name of at most 40 letters', (_, document) => {
  const { schemas } = document.components;
  for (const [method, operation] of operationsOf(document)) {
    expect(operation.requestBody !== undefined).toBe(method !== 'get');
    for (const content of contentsOf(operation))
      for (const { schema } of Object.values(content)) expect(schemas).toHaveProperty(nameOf(schema));
  }
  for (const name of Object.keys(schemas)) expect(name).toMatch(/^[A-Z]\w{2,39}$/);
});

test.each(DOCUMENTS)(
  '%s: every named shape is referred to, and every reference leads to one',
  (_, document) => {
    const references = partsOf(document).flatMap((part) => ('$ref' in part ? [part] : []));
    const names = references.map(({ $ref }) => nameOf({ $ref }));
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  },
);

test.each(DOCUMENTS)('%s: a shape of three fields or more is told once', (_, document) => {
  const inline = Object.values(document.components.schemas)
    .flatMap((shape) => partsOf(shape).slice(1))
    .filter((part) => 'properties' in part && Object.keys(part.properties ?? {}).length > 2)
    .map((part) => JSON.stringify(part));
  expect(inline.filter((text, index) => inline.indexOf(text) !== index)).toEqual([]);
});

test.each(DOCUMENTS)(
  '%s: the codes of refusals are listed, so that `code` tells them from a success',
  (_, document) => {
    const { schemas } = document.components;
    for (const [, { responses, 'x-refusals': refusals = [] }] of operationsOf(document)) {
      for (const [status, { content }] of Object.entries(responses)) {
        const { schema } = content?.['application/json'] ?? {};
        if (status === '200' || schema === undefined) continue;
        expect(schemas[nameOf(schema)]).toHaveProperty('properties.code', { const: Number(status) });
      }
      const { schema } = responses['200']?.content?.['application/json'] ?? {};
      if (refusals.length === 0 || schema === undefined) continue;
      const reply = nameOf(schema);
      expect(schemas[reply]).toHaveProperty('oneOf.length', 2);
      const refusal = schemas[reply.replace(/Reply$/, 'Refusal')];
      const codes = [...new Set(refusals.map(({ code }) => code))];
      expect(refusal).toMatchObject({ properties: { code: { type: 'integer', enum: codes } } });
      expect(codes).not.toContain(200);
    }
  },
);

test('what can stand in the way of a control call is documented with its status', () => {
  const [, document] = DOCUMENTS[1] ?? [];
  if (document === undefined) throw new Error('there is no document');
  for (const [method, { responses }] of operationsOf(document)) {
    const ofBodies = method === 'get' ? [] : ['413', '415'];
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '403', '404', '409', '500', '503', ...ofBodies]),
    );
  }
});

test('the refusal of another type of body names the type that the call takes', () => {
  const [, document] = DOCUMENTS[1] ?? [];
  if (document === undefined) throw new Error('there is no document');
  for (const [, { requestBody, responses }] of operationsOf(document)) {
    const [type] = Object.keys(requestBody?.content ?? {});
    if (type === undefined) continue;
    const example = { code: 415, data: null, msg: `The body must be ${type}.` };
    expect(responses['415']?.content?.['application/json']).toMatchObject({ example });
  }
});

/** Fields that hold a sum, by their names; `bonusPercent` and the like are none. */
const MONEY =
  /^(?:balance|bonus|commission|stakes|money\w*|accwin|amount|\w+amount|demoCredit|daily\w+|depositBonusMost|(?:deposit|withdrawal)M(?:in|ax))$/i;

test('control: each field with a sum of money says its unit', () => {
  const [, control] = DOCUMENTS[1] ?? [];
  const fields = partsOf(control).flatMap((part) =>
    'properties' in part ? Object.entries(part.properties ?? {}) : [],
  );
  const sums = fields.filter(([name]) => MONEY.test(name));
  expect(new Set(sums.map(([name]) => name)).size).toBeGreaterThan(20);
  const silent = sums.filter(
    ([, schema]) => !/"description":"(?:USDT[".]|[^"]*, USDT")/.test(JSON.stringify(schema)),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
