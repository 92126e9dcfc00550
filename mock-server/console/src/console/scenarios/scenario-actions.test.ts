import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const tab = { location: { href: '' }, close: vi.fn() };
const open = vi.fn();
vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('location', new URL('http://localhost:2828/__mock'));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('window', { open });
const { openInNewWorld } = await import('./scenario-actions.ts');
const { toasts } = await import('../../control/perform.ts');
const { allowAsking, answerName, useTester } = await import('../../control/tester.store.ts');

/** A server that makes each world that is asked for. */
function makeWorlds(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) =>
    Response.json({ code: 200, data: init?.method === 'GET' ? [] : { name: 'sealed' }, msg: '' }),
  );
}

const forbidAsking = allowAsking();
const said = () => toasts.useToasts.getState().toasts.map(({ text }) => text);

/** What an action of another file says comes a turn after its end. */
beforeEach(() => toasts.useToasts.setState({ toasts: [] }));

afterEach(() => {
  open.mockReset();
  useTester.setState({ name: '' });
});

test("the tester's name is asked for before a tab opens, and the world opens in it then", async () => {
  makeWorlds();
  open.mockReturnValue(tab);
  const isOpen = openInNewWorld('sealed');
  await vi.waitFor(() => expect(useTester.getState().isAsked).toBe(true));
  expect(open).not.toHaveBeenCalled();
  answerName('Mia');
  expect(await isOpen).toBe(true);
  expect(open).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(said()).toEqual(['The world "sealed" was made of "sealed".']));
  expect(tab.location.href).toBe('http://localhost:2828/__mock?world=sealed&tester=Mia');
});

test('without a name no tab opens and no world is made', async () => {
  makeWorlds();
  const isOpen = openInNewWorld('sealed');
  await vi.waitFor(() => expect(useTester.getState().isAsked).toBe(true));
  answerName(undefined);
  expect(await isOpen).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(said()).toEqual([expect.stringContaining('a change needs your name')]);
});

test('where the browser blocks the tab, the address of the world is said', async () => {
  makeWorlds();
  useTester.setState({ name: 'Mia' });
  open.mockReturnValue(null);
  expect(await openInNewWorld('sealed')).toBe(true);
  await vi.waitFor(() =>
    expect(said()).toEqual([
      expect.stringMatching(/blocked .*http:\/\/localhost:2828\/__mock\?world=sealed$/),
    ]),
  );
});

afterAll(forbidAsking);
