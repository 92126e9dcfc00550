import { DEMO_ACCOUNTS } from '@canada28/db/seeds/demo.ts';
import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const textFor = (host: string, lanAddress?: string) =>
  greeting(2828, { host, databasePath: '/data/canada28.sqlite' }, lanAddress).join('\n');

test('the start tells where to look, who may log in and where the data lies', () => {
  const text = textFor('0.0.0.0', '192.168.1.28');
  expect(text).toContain('http://localhost:2828');
  expect(text).toContain('demo, no real money');
  for (const { userName, purpose } of DEMO_ACCOUNTS)
    expect(text).toMatch(new RegExp(`${userName} +${purpose}`));
  expect(text).toContain('/data/canada28.sqlite');
  expect(text).toContain('http://192.168.1.28:2828');
  expect(text).toMatch(/[▀▄█]{5}/);
});

test.each([
  ['only this machine is served', '127.0.0.1', '192.168.1.28'],
  ['the machine is in no network', '0.0.0.0', undefined],
])('there is nothing to scan when %s', (_, host, lanAddress) => {
  const text = textFor(host, lanAddress);
  expect(text).not.toMatch(/[▀▄█]/);
  expect(text).not.toContain('phone');
});
