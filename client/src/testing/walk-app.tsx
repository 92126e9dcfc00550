import {
  createTestPlayer,
  type TestPlayer,
  type TestPlayerOptions,
} from '@canada28/mock-server/testing/test-player.ts';
import {
  createTestServer,
  type TestServer,
  type TestWorldOptions,
} from '@canada28/mock-server/testing/test-server.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { getUserInfoCall, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import { startI18n } from '../i18n/i18n.ts';
import { http } from '../lib/api-client.ts';
import { serverClock } from '../lib/server-clock.ts';
import { forgetServerFacts } from '../lib/server-facts.ts';
import { endSession, openSession } from '../lib/session.store.ts';
import { closeSessionPrompt, noteServerWorks } from '../lib/session-prompt.store.ts';
import { useWorld } from '../lib/world.store.ts';
import { testProfile } from './test-profile.ts';

/** The whole mock server in memory, and the app's calls sent to it. */
export async function startServer(options: TestWorldOptions = {}): Promise<TestServer> {
  const server = await createTestServer(options);
  pointAppAt(server.app.listeningOrigin);
  return server;
}

/** Sends the app's calls to another origin, over real HTTP, until the test ends. */
export function pointAppAt(origin: string): void {
  const { baseURL, adapter, signal } = http.defaults;
  const visit = new AbortController();
  Object.assign(http.defaults, { baseURL: origin, adapter: 'http', signal: visit.signal });
  onTestFinished(() => {
    // An answer that comes later would open its dialog in the next test.
    visit.abort();
    Object.assign(http.defaults, { baseURL, adapter, signal });
  });
}

/** What a test may set up before the app is opened. */
type WalkOptions = {
  readonly language?: LanguageCode;
};

/** Opens the real app at a path and answers the hands of the player; call `startServer` before. */
export async function openApp(path: string, { language = 'en' }: WalkOptions = {}): Promise<UserEvent> {
  await startI18n(language);
  window.history.pushState(null, '', path);
  onTestFinished(forgetThisVisit);
  const user = userEvent.setup();
  render(<App />);
  return user;
}

/** A player with money (1,000 USDT unless asked otherwise) who is logged in on this device. */
export function logInAsPlayer(server: TestServer, options: TestPlayerOptions = {}): TestPlayer {
  const player = createTestPlayer(server.world, options);
  const token = player.headers[TOKEN_HEADER_NAME] ?? '';
  openSession({
    ...testProfile({
      tokenValue: token,
      id: player.id,
      userName: player.userName,
      nickName: player.userName,
      status: options.status ?? 0,
      hasPayPassword: options.hasPayPassword ?? false,
    }),
    token,
  });
  onTestFinished(forgetThisVisit);
  return player;
}

/** The server knows the session no more; the app does not wait for that, so it may be a moment later. */
export async function expectSessionEnded(server: TestServer, { headers }: TestPlayer): Promise<void> {
  const code = async () => (await server.call(getUserInfoCall.path, {}, headers)).body.code;
  await expect.poll(code).toBe(403);
}

/** Waits for a passing message. */
export async function findMessage(text: string | RegExp): Promise<void> {
  await screen.findAllByText(text);
}

/** A reload forgets what is in memory; a new visitor also has an empty storage. */
function forgetThisVisit(): void {
  endSession();
  closeSessionPrompt();
  noteServerWorks();
  serverClock.distrust();
  useWorld.setState({ name: undefined, isOver: false });
  localStorage.clear();
  forgetServerFacts();
}
