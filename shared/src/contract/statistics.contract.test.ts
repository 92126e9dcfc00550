import { expect, test } from 'vitest';
import { dayProfitFromWire, dayProfitToWire } from './statistics.contract.ts';

const details = { stakeMicros: 70_000_001, prizeMicros: 20_500_000, betCount: 3, wonCount: 1 };

test('the profit of a day goes over the wire and back unchanged', () => {
  const wire = dayProfitToWire('2026-08-16', details);
  expect(wire.analAomout).toBe(-49.500001);
  expect(dayProfitFromWire(wire)).toEqual({ day: '2026-08-16', netMicros: -49_500_001, details });
});

test('a server that tells the net alone is understood', () => {
  expect(dayProfitFromWire({ analDate: '2026-08-16', analAomout: -3 })).toEqual({
    day: '2026-08-16',
    netMicros: -3_000_000,
    details: undefined,
  });
});
