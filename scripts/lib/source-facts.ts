import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import ts from 'typescript';

/** A file of the project: its path from the root with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A piece of a file that a rule may look at, with its line, counted from 1. */
export type Fact = { readonly text: string; readonly line: number };

/** What the rules need to know of a file. */
export type SourceFacts = {
  readonly path: string;
  /** What is imported, exported from, or loaded with `import()`, as written. */
  readonly imports: readonly Fact[];
  /** Texts that hold a statement of SQL. */
  readonly sql: readonly Fact[];
  /** `async` and `await`. */
  readonly waits: readonly Fact[];
  /** Readings of the clock, of chance and of the environment. */
  readonly impurities: readonly Fact[];
  /** Products of an amount in USDT with the micro-USDT in one. */
  readonly moneyProducts: readonly Fact[];
};

type MutableFacts = { readonly [Kind in Exclude<keyof SourceFacts, 'path'>]: Fact[] };

const SQL_STATEMENT = /\b(?:select|insert|update|delete|replace)\b[\s\S]*\b(?:from|into|set)\b/i;

const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random', 'process.env', 'performance.now']);

function importedModule(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function isDateOfNow(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length;
  return ts.isCallExpression(node) && node.expression.getText() === 'Date';
}

function isImpure(node: ts.Node): boolean {
  return (ts.isPropertyAccessExpression(node) && IMPURE_MEMBERS.has(node.getText())) || isDateOfNow(node);
}

/** A product of two whole numbers that are written out is exact; any other is one of floats. */
function isMoneyProduct(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return false;
  const factors = [node.left, node.right];
  return (
    factors.some(isMicrosPerUsdt) && !factors.every((factor) => isMicrosPerUsdt(factor) || isWhole(factor))
  );
}

function isMicrosPerUsdt(node: ts.Node): boolean {
  return node.getText() === 'MICROS_PER_USDT' || (isWhole(node) && Number(node.text) === MICROS_PER_USDT);
}

function isWhole(node: ts.Node): node is ts.NumericLiteral {
  return ts.isNumericLiteral(node) && Number.isInteger(Number(node.text));
}

function isWait(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.AsyncKeyword ||
    node.kind === ts.SyntaxKind.AwaitKeyword ||
    ts.isAwaitExpression(node)
  );
}

/** Reads a file with the compiler's parser, so that words in comments and texts are not mistaken for code. */
export function factsOf({ path, text }: SourceFile): SourceFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const facts: MutableFacts = { imports: [], sql: [], waits: [], impurities: [], moneyProducts: [] };
  const factAt = (node: ts.Node, shown: string): Fact => ({
    text: shown,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });
  const visit = (node: ts.Node): void => {
    const module = importedModule(node);
    if (module && ts.isStringLiteralLike(module)) facts.imports.push(factAt(module, module.text));
    if (isText(node) && SQL_STATEMENT.test(node.getText())) facts.sql.push(factAt(node, node.getText()));
    if (isWait(node)) facts.waits.push(factAt(node, node.getText()));
    if (isImpure(node)) facts.impurities.push(factAt(node, node.getText()));
    if (isMoneyProduct(node)) facts.moneyProducts.push(factAt(node, node.getText()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, ...facts };
}
