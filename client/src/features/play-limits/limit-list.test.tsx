import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOutdated } from './limit-list.tsx';

it('limits are outdated once for each moment, also where the server says the same again', () => {
  const midnightMs = dayStartMs(Date.parse('2026-09-17T04:00:00Z'));
  const appliesAtMs = midnightMs + HOUR_MS;
  const onOutdated = vi.fn();
  const show = (nowMs: number) => {
    const pending = [{ limit: 'dailyLoss', value: undefined, appliesAtMs }] as const;
    return { nowMs, limits: { pending } };
  };
  const { rerender } = renderHook(({ limits, nowMs }) => useOutdated(limits, nowMs, onOutdated), {
    initialProps: show(midnightMs - SECOND_MS),
  });
  const timesUntil = (nowMs: number) => {
    rerender(show(nowMs));
    return onOutdated.mock.calls.length;
  };
  expect(timesUntil(midnightMs)).toBe(0);
  expect(timesUntil(midnightMs + SECOND_MS)).toBe(1);
  expect(timesUntil(midnightMs + 2 * SECOND_MS)).toBe(1);
  expect(timesUntil(appliesAtMs)).toBe(1);
  expect(timesUntil(appliesAtMs + SECOND_MS)).toBe(2);
  expect(timesUntil(appliesAtMs + SECOND_MS)).toBe(2);
  expect(timesUntil(appliesAtMs + 2 * SECOND_MS)).toBe(2);
  expect(timesUntil(appliesAtMs + 3 * DAY_MS)).toBe(3);
});
