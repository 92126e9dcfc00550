import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { expect, test } from 'vitest';
import { chaseWishOf } from './chase-in-address.ts';

const wishOf = (query: string) => chaseWishOf(new URLSearchParams(query));

test('an address says how a chase goes on from its bet', () => {
  expect(wishOf('chase=31:10&mode=double&issues=7&multiple=2&gap=3&stop=never')).toEqual({
    mode: 'double',
    totalIssues: 7,
    startMultiple: 2,
    issueGap: 3,
    stopMode: STOP_MODE.never,
  });
  expect(wishOf('mode=profit&rate=15&stop=profit')).toEqual({
    mode: 'profit',
    winRatePercent: 15,
    stopMode: STOP_MODE.whenInProfit,
  });
});

test('what is no mode, number or stop rule is left to the sheet', () => {
  expect(wishOf('mode=ordinary&issues=0&multiple=1.5&gap=-1&rate=1000&stop=now&other=1')).toEqual({});
});

test('a number that the sheet does not offer is left out: it could not be shown', () => {
  expect(wishOf('mode=double&multiple=7&gap=500&rate=33')).toEqual({ mode: 'double' });
});
