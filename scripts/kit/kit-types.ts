import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/project.mjs';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  types: [],
};

const IMPORTED = /(?<=(?:from |import\()['"])([^'"]+\.ts)(?=['"])/g;

/**
 * Writes the declarations of these files of the server, and of what they tell of in `shared`, into a folder: a project
 * that uses them compiles none of our source, and needs none of our compiler's settings. What the server exports says
 * its types itself, so that the compiler looks at `shared` alone.
 */
export function writeTypes(entries: readonly string[], folder: string): void {
  const ofServer = declarationsFrom(entries, isOfServer, statedDeclarationOf);
  const told = ofServer.flatMap(({ imports }) => imports).filter((path) => !isOfServer(path));
  const program = ts.createProgram([...new Set(told)].map(absolute), OPTIONS);
  const ofShared = declarationsFrom(
    told,
    () => true,
    (path) => inferredDeclarationOf(program, path),
  );
  for (const { path, text } of [...ofServer, ...ofShared]) {
    const target = join(folder, path.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

type Declaration = { readonly path: string; readonly text: string; readonly imports: readonly string[] };

const isOfServer = (path: string) => path.startsWith('mock-server/');
const absolute = (path: string) => join(ROOT, path);

/** The declarations of files, and of those that they import from where the filter lets it go. */
function declarationsFrom(
  entries: readonly string[],
  isWanted: (path: string) => boolean,
  declare: (path: string) => string,
): Declaration[] {
  const found: Declaration[] = [];
  const wanted = new Set(entries);
  // What a declaration imports is wanted, too, so that the set grows while it is walked.
  for (const path of wanted) {
    const imports: string[] = [];
    const text = declare(path).replaceAll(IMPORTED, (written) => {
      const target = sourceOf(path, written);
      imports.push(target);
      const relative = posix.relative(posix.dirname(path), target).replace(/\.ts$/, '.js');
      return relative.startsWith('.') ? relative : `./${relative}`;
    });
    for (const target of imports.filter(isWanted)) wanted.add(target);
    found.push({ path, text, imports });
  }
  return found;
}

function statedDeclarationOf(path: string): string {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(absolute(path), 'utf8'), {
    fileName: absolute(path),
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  });
  refuse(path, diagnostics);
  return outputText;
}

function inferredDeclarationOf(program: ts.Program, path: string): string {
  let text = '';
  const write = (_name: string, written: string) => {
    text = written;
  };
  const { diagnostics } = program.emit(program.getSourceFile(absolute(path)), write, undefined, true);
  refuse(path, diagnostics);
  return text;
}

function refuse(path: string, [problem]: readonly ts.Diagnostic[] = []): void {
  if (problem === undefined) return;
  throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
}

/** The file of the project that an import leads to. */
function sourceOf(from: string, written: string): string {
  const [, workspace, inside] = /^@canada28\/([^/]+)\/(.+)$/.exec(written) ?? [];
  return workspace === undefined ? posix.join(posix.dirname(from), written) : `${workspace}/src/${inside}`;
}
