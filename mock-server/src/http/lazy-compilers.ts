import ajvCompiler from '@fastify/ajv-compiler';
import serializerCompiler from '@fastify/fast-json-stringify-compiler';

type Compiled = ((data: unknown) => unknown) & { errors?: unknown };
type Route = { readonly schema: object; readonly httpPart?: string };
type Compiler = (route: Route) => Compiled;
type CompilerFactory = (externalSchemas: unknown, options: { readonly customOptions?: object }) => Compiler;

/**
 * Fastify's own schema compilers, put off until a route is called for the first time. Compiling all of them takes
 * longer than everything else at the start; one takes a few milliseconds, and is made once for all servers of the process.
 */
export const LAZY_COMPILERS = {
  buildValidator: lazily(readingQueries(ajvCompiler())),
  buildSerializer: lazily(serializerCompiler()),
};

/** A query is text: `2` there is a number where the schema says so. Bodies are taken as they are. */
function readingQueries<Factory>(plain: Factory): Factory {
  const factory = plain as CompilerFactory;
  const reading: CompilerFactory = (externalSchemas, options) => {
    const ofBodies = factory(externalSchemas, options);
    const customOptions = { ...options.customOptions, coerceTypes: true };
    const ofQueries = factory(externalSchemas, { ...options, customOptions });
    return (route) => (route.httpPart === 'querystring' ? finite(ofQueries(route)) : ofBodies(route));
  };
  return reading as Factory;
}

/** `Infinity` and `1e999` are numbers to the validator, for which no bound of its schema holds: no number of ours is one. */
function finite(compiled: Compiled): Compiled {
  const run: Compiled = (data) => {
    const outcome = compiled(data);
    run.errors = compiled.errors;
    const isEndless = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);
    const [name] = Object.entries(data ?? {}).find(([, value]) => isEndless(value)) ?? [];
    if (outcome === false || name === undefined) return outcome;
    run.errors = [{ instancePath: `/${name}`, message: 'must be finite' }];
    return false;
  };
  return run;
}

/** All factories have the same shape, which their two packages type in two ways: hence the casts, in and out. */
function lazily<Factory>(eager: Factory): Factory {
  const factory = eager as CompilerFactory;
  // All servers have the same options, and none has schemas that others refer to.
  const compiledOnce = onceForEachSchema();
  const lazy: CompilerFactory = (externalSchemas, options) => {
    let compiler: Compiler | undefined;
    return (route) => {
      let compiled: Compiled | undefined;
      const run: Compiled = (data) => {
        compiled ??= compiledOnce(route, () => {
          compiler ??= factory(externalSchemas, options);
          return compiler(route);
        });
        const outcome = compiled(data);
        // Fastify reads what is wrong off the function that it was given.
        run.errors = compiled.errors;
        return outcome;
      };
      return run;
    };
  };
  return lazy as Factory;
}

/** A query is read in another way than a body of the same schema. */
function onceForEachSchema() {
  const queries = new WeakMap<object, Compiled>();
  const others = new WeakMap<object, Compiled>();
  return ({ schema, httpPart }: Route, compile: () => Compiled): Compiled => {
    const known = httpPart === 'querystring' ? queries : others;
    const compiled = known.get(schema) ?? compile();
    known.set(schema, compiled);
    return compiled;
  };
}
