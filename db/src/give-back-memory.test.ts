import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

test('memory is given back where the C library is that of most Linux systems, and nothing fails elsewhere', () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  expect(giveBackMemory()).toBe(header.glibcVersionRuntime !== undefined);
});
