import { readFileSync } from 'node:fs';
import { isRecord } from '@canada28/shared/contract/is-record.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { WrongUsage } from './expected-failure.mjs';
import { isFile } from './file-trouble.ts';

/** What a command stored in a file when it found something, as that list there shows. */
export function readFoundFile<Found>(path: string, list: keyof Found & string): Found {
  if (!isFile(path)) throw new WrongUsage(`There is no file ${path}.`);
  const found = parsedJson(readFileSync(path, 'utf8'));
  if (!isRecord(found) || !Array.isArray(found[list]))
    throw new WrongUsage(`${path} is no file that this command has written.`);
  return found as Found; // written by the command
}
