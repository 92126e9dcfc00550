import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('location', new URL('http://localhost:2828/__mock'));
vi.stubGlobal('localStorage', { getItem: () => null });
const { ask, goBack, goBackBefore, goForward, useQuestion } = await import('./go-back.ts');
const { readLastStep } = await import('./last-step.ts');
const { toasts } = await import('./perform.ts');

const STEP = { id: 2, what: '+ 1 h', sentence: 'The time went 1 h ahead.', by: 'Mia', atMs: 0, realMs: 0 };
const REFUSED = 'Nothing was changed.';

/** A server with a history that refuses to go anywhere in it. */
function refuseIn(history: readonly object[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) =>
    init?.method === 'GET'
      ? Response.json({ code: 200, data: history, msg: '' })
      : Response.json({ code: 409, data: null, msg: REFUSED }, { status: 409 }),
  );
}

/** What an action of another file says comes a turn after its end. */
beforeEach(() => {
  ask(undefined);
  toasts.useToasts.setState({ toasts: [] });
});

const said = () => toasts.useToasts.getState().toasts.map(({ text }) => text);

const WAYS = [
  ['back', false, { before: 2 }, (othersToo: boolean) => goBackBefore(2, othersToo)],
  ['forward', true, 'forward', goForward],
] as const;

test.each(WAYS)(
  'what another tester did is asked about once on the way %s',
  async (_way, undone, question, go) => {
    refuseIn([{ ...STEP, undone }]);
    expect(await go(false)).toBe(false);
    expect(useQuestion.getState().asked).toEqual(question);
    expect(said()).toEqual([]);
    ask(undefined);
    expect(await go(true)).toBe(false);
    expect(useQuestion.getState().asked).toBeUndefined();
    expect(said()).toEqual([REFUSED]);
  },
);

test.each(WAYS)('what is only told is not asked about on the way %s', async (_way, undone, _question, go) => {
  refuseIn([{ ...STEP, undone, told: true }]);
  expect(await go(false)).toBe(false);
  expect(useQuestion.getState().asked).toBeUndefined();
  expect(said()).toEqual([REFUSED]);
});

test('going back passes over what is only told', async () => {
  refuseIn([{ ...STEP, undone: false, told: true }]);
  expect(await readLastStep()).toBeUndefined();
  await goBack();
  expect(fetch).toHaveBeenCalledWith('/__mock/history/0/back', expect.anything());
  expect(said()).toEqual([REFUSED]);
});
