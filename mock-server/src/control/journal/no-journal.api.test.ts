import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../../testing/test-server.ts';

const HOST = { host: 'localhost:2828' };

async function serve(control: 'off' | { readonly journalLength: number }) {
  const world = createTestWorld();
  const worlds = createTestWorlds(world);
  const app = await buildApp({
    worlds,
    basePaths: { player: '/p', game: '/g' },
    control: control === 'off' ? 'off' : createTestControl('loopback', control),
  });
  onTestFinished(async () => {
    await app.close();
    world.db.close();
  });
  const call = { method: 'POST', headers: HOST, payload: { lotteryId: '1' } } as const;
  expect((await app.inject({ ...call, url: `/g/${findCurrentIssueCall.path}` })).json().code).toBe(200);
  return { app, worlds };
}

test.each(['off', { journalLength: 0 }] as const)(
  'with control %j nothing hears of calls or events',
  async (control) => {
    const { app, worlds } = await serve(control);
    expect(app.hasRequestDecorator('arrival')).toBe(false);
    expect(worlds.host.onEvents).toBeUndefined();
  },
);

test('without a length there is no journal to read, and the refusal says why', async () => {
  const { app } = await serve({ journalLength: 0 });
  const reply = await app.inject({ url: '/__mock/journal', headers: HOST });
  expect(reply.json()).toEqual({ code: 404, data: null, msg: 'No journal is kept: JOURNAL_LENGTH is 0.' });
});

test('a journal of one entry keeps the last one', async () => {
  const { app } = await serve({ journalLength: 1 });
  await app.inject({ method: 'POST', url: '/p/nothing', headers: HOST });
  const { data } = (await app.inject({ url: '/__mock/journal', headers: HOST })).json();
  expect(data).toMatchObject({ total: 1, list: [{ url: '/p/nothing' }] });
});
