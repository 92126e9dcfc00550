import { expect, test } from 'vitest';
import { isStageOf } from './stage-phone.ts';

const PHONE = 'phone1.stage.localhost:2828';

test('the stage of a phone is on its own host, or on the one above it', () => {
  expect(isStageOf(PHONE, 'http://stage.localhost:2828')).toBe(true);
  expect(isStageOf('192.0.2.2:2828', 'http://192.0.2.2:2828')).toBe(true);
});

test('no other page is', () => {
  for (const origin of [
    'http://other.localhost:2828',
    'http://stage.localhost:2829',
    'http://ge.localhost:2828',
    'http://phone2.stage.localhost:2828',
    'null',
  ])
    expect([origin, isStageOf(PHONE, origin)]).toEqual([origin, false]);
});
