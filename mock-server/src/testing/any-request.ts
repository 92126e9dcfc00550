import fc from 'fast-check';
import { bent, bodyOf, jsonOf } from './tricky-values.ts';

/** A request as data: written to a file it can be sent again. */
export type AnyRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it is sent; left out where there is none. */
  readonly payload?: string;
};

/** Of JSON Schema what the two documents use. */
type Schema = {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
  };
};

/** A served description of calls (OpenAPI 3.1), as far as requests follow from it. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

type Call = {
  readonly document: ApiDocument;
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
};

/** What a request may have as headers of its sender: sessions of players, a key, a language. */
type Senders = readonly Readonly<Record<string, string>>[];

/** Requests of every call of the documents but those left out ("GET /path"): valid, nearly valid and hostile ones. */
export function anyRequest(
  documents: readonly ApiDocument[],
  { senders, without }: { readonly senders: Senders; readonly without: ReadonlySet<string> },
): fc.Arbitrary<AnyRequest> {
  const calls = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        document,
        path,
        method: method.toUpperCase(),
        operation,
      })),
    ),
  );
  const wanted = calls.filter(({ method, path }) => !without.has(`${method} ${path}`));
  return fc.constantFrom(...wanted).chain((call) => requestOf(call, senders));
}

function requestOf(call: Call, senders: Senders): fc.Arbitrary<AnyRequest> {
  const { type, body } = payloadOf(call);
  return fc
    .record({ url: urlOf(call), sender: fc.constantFrom(...senders), payload: body })
    .map(({ url, sender, payload }) => ({
      method: call.method,
      url,
      headers: { ...sender, ...(payload !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    }));
}

function payloadOf({ document, operation }: Call): { type: string; body: fc.Arbitrary<string | undefined> } {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (entry === undefined) return { type: '', body: fc.constant(undefined) };
  const [type, { schema = {}, example }] = entry;
  if (!type.includes('json')) return { type, body: fc.string({ unit: 'binary', maxLength: 400 }) };
  const valid = valueBy(document, schema);
  const known = example === undefined ? valid : fc.constant(example);
  const body = fc.oneof(
    { weight: 3, arbitrary: known.map(jsonOf) },
    { weight: 3, arbitrary: valid.map(jsonOf) },
    { weight: 3, arbitrary: known.chain(bent).map(jsonOf) },
    { weight: 2, arbitrary: valid.chain(bent).map(jsonOf) },
    { weight: 1, arbitrary: bodyOf(example) },
  );
  return { type, body };
}

/** Parts of the path, and some of the query; each valid mostly, else any text. */
function urlOf({ document, path, operation }: Call): fc.Arbitrary<string> {
  const parameters = (operation.parameters ?? []).filter(({ in: where }) => where !== 'header');
  const textOf = ({ schema, example }: Parameter) =>
    fc.oneof(
      { weight: 4, arbitrary: valueBy(document, schema).map(String) },
      { weight: 4, arbitrary: example === undefined ? valueBy(document, schema) : fc.constant(example) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) },
      { weight: 1, arbitrary: fc.constantFrom('0', '-1', '1e999', 'constructor', '..', '%00', 'NaN') },
    );
  const texts = Object.fromEntries(parameters.map((parameter) => [parameter.name, textOf(parameter)]));
  const inPath = parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name);
  return fc.record(texts, { requiredKeys: inPath }).map((values) => {
    const all = new Map(Object.entries(values));
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(all.get(name)));
    const query = [...all].filter(([name]) => !inPath.includes(name));
    const asked = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
    return asked === '' ? filled : `${filled}?${asked}`;
  });
}

/** Text without a partner of a surrogate cannot stand in an address. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A value that a schema allows. */
function valueBy(document: ApiDocument, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const named = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (named === undefined) throw new Error(`the document has no ${schema.$ref}`);
    return valueBy(document, named);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valueBy(document, one)));
  return OF_TYPES[schema.type ?? '']?.(schema, document) ?? fc.jsonValue({ maxDepth: 1 });
}

/** No generator knows how: any text stands for these. */
const LOOKS_AHEAD = /\(\?(?:<?[=!])/;

const OF_TYPES: Readonly<Record<string, (schema: Schema, document: ApiDocument) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -1_000_000, maximum = 1_000_000 }) => fc.integer(inRange(minimum, maximum)),
  number: ({ minimum = -1_000_000, maximum = 1_000_000 }) =>
    fc.oneof(
      fc.integer(inRange(Math.ceil(minimum), Math.floor(maximum))),
      fc.double({ min: minimum, max: maximum, noNaN: true }),
    ),
  string: ({ pattern, minLength = 0, maxLength = 40 }) => {
    if (pattern !== undefined && !LOOKS_AHEAD.test(pattern))
      return fc.stringMatching(new RegExp(pattern, 'u')).filter(isAtMost(maxLength));
    return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  },
  array: ({ items = {}, minItems = 0, maxItems = 3 }, document) =>
    fc.array(valueBy(document, items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 3)),
    }),
  object: ({ properties = {}, required = [] }, document) => {
    const fields = Object.entries(properties).map(([name, inner]) => [name, valueBy(document, inner)]);
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [...required] });
  },
};

function inRange(minimum: number, maximum: number) {
  return {
    min: Math.max(minimum, Number.MIN_SAFE_INTEGER),
    max: Math.min(Math.max(minimum, maximum), Number.MAX_SAFE_INTEGER),
  };
}

function isAtMost(length: number) {
  return (text: string) => text.length <= Math.max(length, 40);
}
