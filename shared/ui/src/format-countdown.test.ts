import { describe, expect, it } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

describe('the time left', () => {
  it.each([
    [108_000, '01:48'],
    [107_001, '01:48'],
    [1, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
    [3_723_000, '1:02:03'],
  ])('%d ms read %s', (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});
