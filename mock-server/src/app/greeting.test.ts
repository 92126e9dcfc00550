import { DEMO_ACCOUNTS } from '@canada28/db/seeds/demo.ts';
import { expect, test } from 'vitest';
import { findLanAddress } from '../http/lan-address.ts';
import { greeting } from './greeting.ts';

const textFor = (lanAddress?: string) =>
  greeting(2828, { databasePath: '/data/canada28.sqlite' }, lanAddress).join('\n');

test('the start tells where to look, who may log in and where the data lies', () => {
  const text = textFor('192.168.1.28');
  expect(text).toContain('http://localhost:2828');
  expect(text).toContain('demo, no real money');
  for (const { userName, purpose } of DEMO_ACCOUNTS)
    expect(text).toMatch(new RegExp(`${userName} +${purpose}`));
  expect(text).toContain('/data/canada28.sqlite');
  expect(text).toContain('http://192.168.1.28:2828');
  expect(text).toMatch(/[▀▄█]{5}/);
});

test('there is nothing to scan when the machine is in no network', () => {
  const text = textFor();
  expect(text).not.toMatch(/[▀▄█]/);
  expect(text).not.toContain('phone');
});

test('a server for this machine alone has no address in the network', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(findLanAddress(host)).toBeUndefined();
});
