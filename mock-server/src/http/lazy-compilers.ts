import ajvCompiler from '@fastify/ajv-compiler';
import serializerCompiler from '@fastify/fast-json-stringify-compiler';

type Compiled = ((data: unknown) => unknown) & { errors?: unknown };
type Compiler = (route: unknown) => Compiled;
type CompilerFactory = (externalSchemas: unknown, options: unknown) => Compiler;

/**
 * Fastify's own schema compilers, put off until a route is called for the first time. Compiling all of them takes
 * longer than everything else at the start; one takes a few milliseconds.
 */
export const LAZY_COMPILERS = {
  buildValidator: lazily(ajvCompiler()),
  buildSerializer: lazily(serializerCompiler()),
};

/** Both factories have the same shape, which their two packages type in two ways: hence the casts, in and out. */
function lazily<Factory>(eager: Factory): Factory {
  const factory = eager as CompilerFactory;
  const lazy: CompilerFactory = (externalSchemas, options) => {
    let compiler: Compiler | undefined;
    return (route) => {
      let compiled: Compiled | undefined;
      const run: Compiled = (data) => {
        compiler ??= factory(externalSchemas, options);
        compiled ??= compiler(route);
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
