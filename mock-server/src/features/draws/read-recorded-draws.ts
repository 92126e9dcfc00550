import { readFileSync } from 'node:fs';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';

/**
 * Reads a file of recorded draws: a JSON array of objects with `numbers`, each 20 different numbers of 1–80. Throws
 * one sentence that names the file and the entry that is wrong.
 */
export function readRecordedDraws(file: string): number[][] {
  const entries = parsedJson(textOf(file));
  if (entries === undefined) throw new Error(`${file} holds no JSON`);
  if (!Array.isArray(entries) || entries.length === 0)
    throw new Error(`${file} holds no array of recorded draws`);
  return entries.map((entry: { numbers?: number[] } | null, index) => {
    try {
      const numbers = entry?.numbers ?? [];
      drawResult(numbers);
      return numbers;
    } catch (error) {
      throw new Error(`${file}, entry ${index}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(isMissing ? `there is no file ${file}` : `${file} cannot be read`, { cause: error });
  }
}
