import type { ESTree, Plugin } from 'vite';

/** What an app of the browser reads from a call at run time; its schemas, example and documentation are the server's. */
const KEPT_OF_A_CALL = new Set(['base', 'path', 'session', 'isIdempotent', 'method', 'accepts']);

/** What holds of a player call that says nothing else, as `defineCall` has it. */
const UNSAID = ["base: 'player'", "session: 'required'"];

/** What describes a player call, and a control call. */
const DESCRIBERS = new Set(['defineCall', 'defineControl']);

const PLAIN_VALUES = new Set(['Literal', 'ArrowFunctionExpression', 'FunctionExpression']);

function topLevelValues(program: ESTree.Program): ESTree.Expression[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => (init ? [init] : []));
  });
}

function describedCall(value: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (value.type !== 'CallExpression') return undefined;
  if (value.callee.type !== 'Identifier' || !DESCRIBERS.has(value.callee.name)) return undefined;
  const [call] = value.arguments;
  return call?.type === 'ObjectExpression' ? call : undefined;
}

function isKept(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    KEPT_OF_A_CALL.has(property.key.name)
  );
}

function clientForm(value: ESTree.Expression, code: string): string {
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  const call = describedCall(value);
  if (call) return `({ ${[...UNSAID, ...call.properties.filter(isKept).map(textOf)].join(', ')} })`;
  return `/* @__PURE__ */ (() => (${textOf(value)}))()`;
}

/** The contract file as the client needs it, given its parsed form. */
function withoutSchemas(code: string, program: ESTree.Program): string {
  return topLevelValues(program)
    .filter((value) => !PLAIN_VALUES.has(value.type))
    .reduceRight(
      (text, value) => text.slice(0, value.start) + clientForm(value, code) + text.slice(value.end),
      code,
    );
}

/**
 * Keeps schemas out of a bundle for the browser although a contract file holds them beside the calls and mappers which the
 * client imports: a call keeps only what is read there, and every other top-level value counts as pure, so that the
 * bundler drops what is never used. Tree-shaking alone cannot do it, as an object in use keeps all that it holds. It keeps
 * 2.9 kB (brotli) out of the client's first script.
 */
export function eraseSchemas(): Plugin {
  return {
    name: 'erase-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/src\/(?:contract|control)\/[^/]+\.ts$/ },
      handler(code) {
        return { code: withoutSchemas(code, this.parse(code)), map: null };
      },
    },
  };
}
