import { contentViolations } from './content-rules.ts';
import { circleViolations, directionViolations, resolvedImports, type Violation } from './import-rules.ts';
import { factsOf, type SourceFile } from './source-facts.ts';

/** Everything in these files that breaks the layout of the code, in the order of files and lines. */
export function checkSources(files: readonly SourceFile[]): Violation[] {
  const facts = files.map(factsOf);
  const imports = facts.flatMap(resolvedImports);
  const violations = [
    ...directionViolations(imports),
    ...circleViolations(imports),
    ...facts.flatMap(contentViolations),
  ];
  return violations.sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line);
}
