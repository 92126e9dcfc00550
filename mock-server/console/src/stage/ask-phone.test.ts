import type { PhoneNews } from '@canada28/ui/stage-phone.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGAIN_MS, ASK_MS, askPhone, OPENED_MS, type PhoneWish } from './ask-phone.ts';

const WISH: PhoneWish = { turn: '1', language: 'en', presses: [], shows: ['930.00'] };

let page: EventTarget;
let known: { hasTold: boolean; isWell: boolean };
let end: () => void = () => undefined;
const phone = { postMessage: vi.fn() };
const onMissing = vi.fn();
const onLost = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page = new EventTarget();
  known = { hasTold: false, isWell: false };
  end = askForStep();
});

function askForStep(turn = WISH.turn): () => void {
  return askPhone({ page, frameOf: () => phone, known, wish: { ...WISH, turn }, onMissing, onLost });
}

afterEach(() => {
  end();
  vi.useRealTimers();
});

function send(data: unknown, source: unknown = phone): void {
  page.dispatchEvent(Object.assign(new Event('message'), { data, source }));
}

const tell = (news: Partial<PhoneNews>) =>
  send({ phoneTells: { turn: WISH.turn, missing: [], isFirst: false, ...news } });

/** How often the phone was asked in so long (ms). */
function asksIn(ms: number): number {
  phone.postMessage.mockClear();
  vi.advanceTimersByTime(ms);
  return phone.postMessage.mock.calls.length;
}

test('a phone is asked at once, often until it shows the step, and from then on less often, without an end', () => {
  expect(phone.postMessage).toHaveBeenCalledExactlyOnceWith({ stageAsks: WISH }, '*');
  expect(asksIn(ASK_MS.rarely)).toBe(3);
  tell({ isFirst: true });
  expect(onMissing).toHaveBeenLastCalledWith([]);
  vi.advanceTimersByTime(ASK_MS.rarely);
  expect(asksIn(60 * ASK_MS.rarely)).toBe(60);
  tell({ missing: ['930.00'] });
  expect(onMissing).toHaveBeenLastCalledWith(['930.00']);
  end();
  expect(asksIn(60_000)).toBe(0);
});

test('what another frame tells, or the phone of another step, is no answer', () => {
  send({ phoneTells: { turn: WISH.turn, missing: [], isFirst: true } }, { postMessage: vi.fn() });
  tell({ turn: '0' });
  expect(onMissing).not.toHaveBeenCalled();
});

/** It showed the step, and was loaded again since, where it does not. */
function loadAgain(): void {
  tell({ isFirst: true });
  tell({ isFirst: true, missing: ['930.00'] });
  tell({ missing: ['930.00'] });
}

test('a phone that was loaded again and does not show the step any more is lost', () => {
  loadAgain();
  vi.advanceTimersByTime(AGAIN_MS - 1);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLost).toHaveBeenCalledOnce();
});

test.each([
  ['shows the step again', () => tell({})],
  ['is pressed on meanwhile', () => send({ stageInput: true })],
  ['is asked for another step', () => end()],
])('one that %s is not', (_, happens) => {
  loadAgain();
  happens();
  vi.advanceTimersByTime(AGAIN_MS);
  expect(onLost).not.toHaveBeenCalled();
});

test('a phone that went elsewhere without being loaded again was led there by hand, and is left alone', () => {
  tell({ isFirst: true });
  tell({ missing: ['930.00'] });
  vi.advanceTimersByTime(AGAIN_MS);
  expect(onLost).not.toHaveBeenCalled();
});

test.each([
  ['tells nothing', () => undefined],
  ['shows something else', () => tell({ isFirst: true, missing: ['930.00'] })],
])('a phone that was opened and %s is lost', (_, happens) => {
  happens();
  vi.advanceTimersByTime(OPENED_MS - 1);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLost).toHaveBeenCalledOnce();
});

test.each([
  ['shows the step', () => tell({ isFirst: true })],
  ['is pressed on', () => send({ stageInput: true })],
])('one that %s is not, nor is it when the next step is not shown', (_, happens) => {
  happens();
  vi.advanceTimersByTime(OPENED_MS);
  end();
  end = askForStep('2');
  vi.advanceTimersByTime(OPENED_MS);
  expect(onLost).not.toHaveBeenCalled();
});
