import { createTestPlayer, type TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { listChatCall, sendChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { passSeconds } from '../../testing/move-time.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

async function say(player: TestPlayer, content: string): Promise<void> {
  const { body } = await server.call(sendChatCall.path, { content }, player.headers);
  expect(body.code).toBe(200);
}

async function timesSaid(content: string): Promise<number> {
  const { body } = await server.call(listChatCall.path, {});
  return body.data.filter((line: { content: string }) => line.content === content).length;
}

const lines = async () => within(await screen.findByRole('log')).getAllByRole('listitem');
const lastLine = async () => (await lines()).at(-1)?.textContent;

async function type(user: UserEvent, text: string): Promise<void> {
  await user.type(await screen.findByRole('textbox'), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

describe('the chat', () => {
  it('shows what the player says, and what others say meanwhile', async () => {
    logInAsPlayer(server);
    const user = await openApp('/cchatRoom');
    await type(user, 'Hello everybody');
    await expect.poll(lastLine).toMatch(/^You .*Hello everybody$/);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    const other = createTestPlayer(server.world);
    await say(other, 'Welcome');
    await expect.poll(lastLine).toMatch(new RegExp(`^${other.userName} .*Welcome$`));
    expect((await lines()).filter((line) => line.textContent?.includes('Hello everybody'))).toHaveLength(1);
  });

  it('keeps the line that is typed while the one before is on its way', async () => {
    logInAsPlayer(server);
    const { passage, letGo } = holdsBack(sendChatCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/cchatRoom');
    await type(user, 'The first');
    await screen.findByRole('button', { name: 'Send', busy: true });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.clear(input);
    await user.type(input, 'The second');
    letGo();
    await screen.findByRole('button', { name: 'Send', busy: false });
    // A press before the answer is here sends nothing.
    const pressAndLook = async () => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      return lastLine();
    };
    await expect.poll(pressAndLook).toMatch(/^You .*The second$/);
    await expect.poll(() => input.value).toBe('');
  });

  it('says a line once that is sent again because its answer was lost', async () => {
    const player = logInAsPlayer(server);
    await say(player, 'Hello');
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(sendChatCall.path)));
    const user = await openApp('/cchatRoom');
    await type(user, 'Hello');
    await findMessage(/Request error/);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => input.value).toBe('');
    expect(await timesSaid('Hello')).toBe(2);
    await type(user, 'Hello');
    await expect.poll(() => timesSaid('Hello')).toBe(3);
  });

  it.each([
    ['once, too', 9, 1],
    ['again, once it can be meant anew', 11, 2],
  ])('says a line %s, that is typed again in a room that was left meanwhile', async (_, minutes, times) => {
    await server.control('clock', { freeze: true });
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(sendChatCall.path)));
    const user = await openApp('/order/chatRoom');
    await type(user, 'Hello');
    await findMessage(/Request error/);
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    await expect.poll(() => screen.queryByRole('textbox')).toBe(null);
    await passSeconds(server, minutes * 60);
    // The app learns of the time with its next call.
    await callApi(listChatCall, {});
    await user.click(screen.getByRole('link', { name: 'Chat' }));
    await type(user, 'Hello');
    await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(await timesSaid('Hello')).toBe(times);
  });

  it('keeps the line that is typed when another language is chosen', async () => {
    logInAsPlayer(server);
    const user = await openApp('/cchatRoom');
    await type(user, 'The first');
    await expect.poll(lastLine).toMatch(/^You .*The first$/);
    await user.type(screen.getByRole('textbox'), 'The second');
    await act(() => chooseLanguage('kor'));
    await expect.poll(lastLine).toMatch(/^나 .*The first$/);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('The second');
  });

  it('misses no line that was said right before an own one', async () => {
    logInAsPlayer(server);
    const user = await openApp('/cchatRoom');
    await screen.findByRole('textbox');
    await say(createTestPlayer(server.world), 'A moment earlier');
    await type(user, 'A moment later');
    await expect
      .poll(async () => (await lines()).map((line) => line.textContent ?? '').slice(-2))
      .toEqual([expect.stringContaining('A moment earlier'), expect.stringContaining('A moment later')]);
  });

  it('shows what is there after a step back of a world that stands still, and what is said from then on', async () => {
    await server.control('clock', { freeze: true }).expect(200);
    logInAsPlayer(server);
    const other = createTestPlayer(server.world);
    await openApp('/cchatRoom');
    await server.control('clock', { advance: 1000 }).expect(200);
    await say(other, 'Gone with the step back');
    await expect.poll(lastLine, { timeout: 5000 }).toContain('Gone with the step back');
    await server.control('clock', { back: true }).expect(200);
    await expect.poll(lastLine, { timeout: 5000 }).not.toContain('Gone');
    await say(other, 'Said from then on');
    await expect.poll(lastLine, { timeout: 5000 }).toContain('Said from then on');
  });

  it('shows a text as it is, never as HTML', async () => {
    await say(createTestPlayer(server.world), '<img src=x onerror=alert(1)>');
    await openApp('/cchatRoom');
    await expect.poll(lastLine).toContain('<img src=x onerror=alert(1)>');
  });

  it('shows what is being typed to no other player', async () => {
    logInAsPlayer(server);
    const user = await openApp('/cchatRoom');
    await user.type(await screen.findByRole('textbox'), 'For my friends');
    act(() => void logInAsPlayer(server));
    await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('says when a player writes too fast, and keeps what they typed', async () => {
    const player = logInAsPlayer(server);
    await server.control('clock', { freeze: true });
    for (const word of ['one', 'two', 'three', 'four', 'five']) await say(player, word);
    const user = await openApp('/cchatRoom');
    await type(user, 'six');
    await within(await screen.findByRole('alert')).findByText(ERROR_TEXTS.en.busy);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('six');
  });

  it('takes at most 200 characters and no empty line', async () => {
    logInAsPlayer(server);
    const user = await openApp('/cchatRoom');
    const input = await screen.findByRole<HTMLInputElement>('textbox');
    await user.type(input, '   ');
    // A disabled button would lose the focus with the line that it has sent.
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect([send.disabled, send.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await user.click(send);
    expect(send.getAttribute('aria-busy')).toBe('false');
    await user.clear(input);
    await user.click(input);
    await user.paste('a'.repeat(250));
    expect(input.value).toHaveLength(200);
  });

  it('may be read by a guest, who is shown the way to log in, under the countdown of the room', async () => {
    await say(createTestPlayer(server.world), 'Good luck');
    await server.control('clock', { freeze: true });
    await openApp('/order/chatRoom');
    await expect.poll(lastLine).toContain('Good luck');
    screen.getByRole('link', { name: 'Log in to chat' });
    screen.getByRole('timer');
    expect(screen.queryByRole('textbox')).toBe(null);
  });

  it('is quiet where the server has none', async () => {
    await startScriptedServer(() => ({ status: 404, body: { code: 404, msg: 'no such call' } }));
    await openApp('/cchatRoom');
    await screen.findByText('The chat is not available right now');
    screen.getByRole('button', { name: 'Try again' });
  });
});
