import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explainStart } from './explain-start.ts';

async function listeningOn(host: string): Promise<unknown> {
  const [error] = await once(createServer().listen({ port: 0, host }), 'error');
  return error;
}

// The first is an address of each network card, and of none unless that is named with it.
test.each(['fe80::1', '192.0.2.28'])('a server cannot listen on %s: a sentence says so', async (HOST) => {
  expect(explainStart(await listeningOn(HOST), { HOST })).toBe(
    `HOST is "${HOST}", which is no address of this machine.`,
  );
});

test('so for a name that cannot be looked up because there is no network', () => {
  const error = Object.assign(new Error('getaddrinfo EAI_AGAIN canada'), { code: 'EAI_AGAIN' });
  expect(explainStart(error, { HOST: 'canada' })).toBe(
    'HOST is "canada", which is no address of this machine.',
  );
});

test('what is a defect shows its trace', () => {
  expect(explainStart(new TypeError('not a function'), {})).toBeUndefined();
});
