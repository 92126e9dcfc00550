import type { StageWish } from '@canada28/ui/stage-phone.ts';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAllTexts, startI18n } from '../i18n/i18n.ts';
import { playPartOnStage } from './stage-phone.ts';

const WISH: StageWish = {
  turn: '1',
  language: 'en',
  presses: [],
  shows: ['930.00', { key: 'common.money.onHold' }, { key: 'home.hero.maintenanceAt' }],
};

/** jsdom lays nothing out: all is in sight but what a test covers. */
let covered: Element | null = null;
let answers: unknown[] = [];
/** What the page answered at first of all. */
let firstAnswer: unknown;

beforeAll(async () => {
  await startI18n('en');
  await loadAllTexts();
  playPartOnStage(window);
});

beforeEach(() => {
  covered = null;
  answers = [];
  vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => answers.push(data));
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  document.elementFromPoint = () => covered ?? document.body;
  const answer = ask({ shows: [] });
  firstAnswer ??= answer;
  answers = [];
});

afterEach(() => {
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

/** What the phone answers to a page of this origin. */
function ask(wish: Partial<StageWish> = {}, origin = location.origin): unknown {
  const data = { stageAsks: { ...WISH, ...wish } };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  return answers.at(-1);
}

const missing = (...texts: string[]) => ({ phoneTells: { turn: '1', missing: texts, isFirst: false } });

test('the page of a phone says once that it tells for the first time', () => {
  expect(firstAnswer).toEqual({ phoneTells: { turn: '1', missing: [], isFirst: true } });
  expect(ask({ shows: [] })).toEqual(missing());
});

test('a stage that asks before any text is here gets an answer', () => {
  const { language } = i18next;
  // As i18next is until its first language is shown.
  Object.assign(i18next, { language: undefined });
  expect(ask({ shows: [{ key: 'common.money.onHold' }] })).toEqual(missing('On hold'));
  Object.assign(i18next, { language, isInitialized: false });
  expect(ask({ shows: [{ key: 'common.money.onHold' }] })).toEqual(missing('common.money.onHold'));
  Object.assign(i18next, { isInitialized: true });
});

test('a phone tells what of a step is not on its screen: figures for themselves, words among others', () => {
  show('<p>Balance <b>1,930.00</b> 930.005</p>');
  expect(ask()).toEqual(missing('930.00', 'On hold', 'Maintenance at {{time}}'));
  show('<p>930.00 ₮</p><p><i>On hold</i>0.00</p><p>Maintenance at 19:00, as every day</p>');
  expect(ask()).toEqual(missing());
});

test('what stands below something else is not on the screen', () => {
  show('<p id="sum">930.00</p><div id="sheet"></div>');
  covered = document.getElementById('sheet');
  expect(ask({ shows: ['930.00'] })).toEqual(missing('930.00'));
});

test('in the player’s place each text is pressed once a step, as soon as it is there', () => {
  show('<button disabled>Bet now</button>');
  const press = { presses: ['game.bet.now'], shows: [] };
  expect(ask(press)).toEqual(missing('Bet now'));
  show('<button>Bet now</button>');
  const onClick = vi.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  ask(press);
  expect(ask(press)).toEqual(missing());
  expect(onClick).toHaveBeenCalledOnce();
  ask({ ...press, turn: '2' });
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each(['http://elsewhere.example', 'http://evil-localhost', 'http://sub.localhost:3000'])(
  'a page on %s learns nothing of it, and presses nothing',
  (origin) => {
    show('<button>Bet now</button>');
    const onClick = vi.fn();
    document.querySelector('button')?.addEventListener('click', onClick);
    expect(ask({ turn: origin, presses: ['game.bet.now'] }, origin)).toBe(undefined);
    expect(onClick).not.toHaveBeenCalled();
  },
);

test('what is no wish of a stage is not answered', () => {
  for (const data of [null, 'stageAsks', { stageAsks: {} }, { stageAsks: { ...WISH, language: 'xx' } }])
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
  expect(answers).toEqual([]);
});
