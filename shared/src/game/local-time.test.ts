import { describe, expect, it, vi } from 'vitest';
import { instantOf, isTimeZone } from './local-time.ts';

describe('the wall clock of a time zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-08-16T19:00:00', '2026-08-16T11:00:00Z'],
    ['UTC', '2026-08-16T19:00:00', '2026-08-16T19:00:00Z'],
    ['Asia/Kolkata', '2026-08-16T19:00:00', '2026-08-16T13:30:00Z'],
    ['America/Vancouver', '2026-01-15T19:00:00', '2026-01-16T03:00:00Z'],
    ['America/Vancouver', '2026-07-15T19:00:00', '2026-07-16T02:00:00Z'],
    ['America/Toronto', '2026-03-08T19:00:00', '2026-03-08T23:00:00Z'],
    ['America/Toronto', '2025-11-02T19:00:00', '2025-11-03T00:00:00Z'],
    ['Pacific/Kiritimati', '2026-08-16T00:00:00', '2026-08-15T10:00:00Z'],
  ])('%s shows %s at %s', (timeZone, wall, instant) => {
    expect(instantOf(timeZone, Date.parse(`${wall}Z`))).toBe(Date.parse(instant));
  });

  it('is remembered for a name, but not for every spelling that ever came', () => {
    const spellingOf = (bits: number) =>
      [...'pacific/kiritimati'].map((sign, at) => ((bits >> at) & 1 ? sign.toUpperCase() : sign)).join('');
    const [first = '', ...others] = Array.from({ length: 120 }, (_, bits) => spellingOf(bits));
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const spelling of [first, first, ...others, others.at(-1) ?? '']) isTimeZone(spelling);
    expect(made).toHaveBeenCalledTimes(120);
    isTimeZone(first);
    expect(made).toHaveBeenCalledTimes(121);
  });

  it('exists only for names that the runtime knows', () => {
    expect(isTimeZone('Asia/Shanghai')).toBe(true);
    expect(isTimeZone('Asia/Shanghi')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
