import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSources } from './lib/check-sources.ts';
import { ROOT } from './lib/project.mjs';
import type { SourceFile } from './lib/source-facts.ts';

const FOLDERS = ['shared', 'db', 'mock-server', 'client', 'scripts'];

function readSources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:node_modules|dist)$/.test(entry.name) ? [] : readSources(path);
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });
}

const files = FOLDERS.flatMap(readSources);
const violations = checkSources(files);
for (const { path, line, rule } of violations) console.error(`${path}:${line} ${rule}`);
if (violations.length > 0) process.exitCode = 1;
console.log(`Import directions: ${files.length} files, ${violations.length} violations`);
