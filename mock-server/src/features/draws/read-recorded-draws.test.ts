import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecordedDraws } from './read-recorded-draws.ts';

const GOOD = Array.from({ length: 20 }, (_, index) => index + 1);

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'draws.json');
  writeFileSync(file, text);
  return file;
}

test('a file of draws is read in its order, whatever else it says of them', () => {
  const file = fileOf(JSON.stringify([{ issue: '1', numbers: GOOD }, { numbers: GOOD.toReversed() }]));
  expect(readRecordedDraws(file)).toEqual([GOOD, GOOD.toReversed()]);
});

test.each([
  ['no JSON', 'draws', /JSON/],
  ['no array', '{"numbers":[]}', /holds no array of recorded draws/],
  ['nothing', '[]', /holds no array of recorded draws/],
  ['an entry without numbers', '[{}]', /entry 0: .*20 numbers/],
  ['an empty entry', '[null]', /entry 0: .*20 numbers/],
  ['a draw of 19', JSON.stringify([{ numbers: GOOD }, { numbers: GOOD.slice(1) }]), /entry 1: .*20 numbers/],
  ['a number above 80', JSON.stringify([{ numbers: [...GOOD.slice(1), 81] }]), /entry 0: /],
  ['a number twice', JSON.stringify([{ numbers: [...GOOD.slice(1), 20] }]), /entry 0: /],
])('a file with %s is refused in one sentence', (_, text, sentence) => {
  const read = () => readRecordedDraws(fileOf(text));
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/\n|Cannot read/);
});
