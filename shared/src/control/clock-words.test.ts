import { expect, test } from 'vitest';
import { clockWords } from './clock-words.ts';

test.each([
  [{ advance: 210_000 }, '+ 3 min 30 s'],
  [{ advance: 90_061_001 }, '+ 1 d 1 h 1 min 1 s 1 ms'],
  [{ advance: 3_600_000 }, '+ 1 h'],
  [{ advance: 0 }, '+ 0 s'],
  [{ advance: '3m30s' }, '+ 3 min 30 s'],
  [{ to: 'draw' }, 'to the draw'],
  [{ set: '2026-09-16T19:00' }, 'to 2026-09-16T19:00'],
  [{ set: Date.UTC(2026, 8, 16, 11) }, 'to 2026-09-16T11:00:00Z'],
  [{ set: 8_640_000_000_000_001 }, 'to 8640000000000001'],
  [{ freeze: true }, 'time frozen'],
  [{ rate: 10 }, 'speed ×10'],
])('%o is called "%s"', (command, words) => {
  expect(clockWords(command)).toBe(words);
});
