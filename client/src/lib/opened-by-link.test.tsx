import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { expect, it } from 'vitest';
import { storeLanguage } from '../i18n/languages.ts';
import { startServer } from '../testing/walk-app.tsx';
import { callApi } from './api-client.ts';
import { openSession } from './session.store.ts';

it('a link of the control plane leaves in the browser what a log in leaves there', async () => {
  const server = await startServer();
  const { userName: uname } = createTestPlayer(server.world, { hasPayPassword: true });
  const profile = profileFromWire(await callApi(loginCall, { uname, password: DEMO_LOGIN_PASSWORD }));
  const token = profile.token ?? '';
  openSession({ ...profile, token });
  storeLanguage('kor');

  const opened = await server.control('open', { as: uname, lang: 'kor' }).expect(200);
  const { storage } = opened.body.data;
  expect(storage.token).toMatch(/^[0-9a-f]{32}$/);
  // All but the token, which is another session's.
  const stored = JSON.stringify({ ...localStorage }).replaceAll(token, storage.token);
  expect(JSON.parse(stored)).toEqual({ ...storage, userInfo: JSON.stringify(storage.userInfo) });
});
