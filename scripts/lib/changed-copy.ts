import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { ExpectedFailure } from './expected-failure.mjs';
import { ROOT } from './project.mjs';

/** A text that stands once in a file, and what stands there instead once it is changed. */
export type Change = {
  /** From the root of the project. */
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
};

const WORKSPACES = ['shared', 'db', 'mock-server', 'client'];
const COPIED = [
  ...WORKSPACES,
  'scripts',
  'docs',
  'examples',
  'deploy',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.setup.ts',
];

/** A copy of the project, whose workspaces are its own and whose packages are those of the project; the caller removes it. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'canada-28-changed-'));
  const filter = (from: string) => !from.split(sep).includes('node_modules');
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter });
  linkPackages(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const workspace of WORKSPACES)
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@canada28', workspace));
  symlinkSync(join(copy, 'shared/ui'), join(copy, 'node_modules/@canada28/ui'));
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@canada28'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@canada28') symlinkSync(join(from, name), join(to, name));
}

/** Changes a copy; answers what changes it back. Throws where the text does not stand there just once. */
export function changeCopy(copy: string, { file, line, becomes }: Change): () => void {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (!standsOnce(sound, line)) throw new ExpectedFailure(`${file} does not have once: ${line}`);
  writeFileSync(
    path,
    sound.replace(line, () => becomes),
  );
  return () => writeFileSync(path, sound);
}

/** Whether a text has a part just once. */
export function standsOnce(text: string, part: string): boolean {
  return text.split(part).length === 2;
}
