import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseQuickStake,
  clearSlip,
  fillSlip,
  followSlipOfOtherTabs,
  notePlaced,
  setAmount,
  setEveryAmount,
  togglePick,
  useBetSlip,
} from './bet-slip.store.ts';

const ISSUE = '3184207';
const TEN = 10_000_000;
const FIFTY = 50_000_000;

const slip = () => useBetSlip.getState();
const reload = () => useBetSlip.persist.rehydrate();

beforeEach(async () => {
  await reload();
  useBetSlip.setState(useBetSlip.getInitialState());
});

describe('picking', () => {
  it('puts a choice on the slip and takes it off again', () => {
    togglePick(PLAY.big, ISSUE);
    togglePick(18, ISSUE);
    togglePick(PLAY.big, ISSUE);
    expect(slip().stakes).toEqual([{ playCode: 18, amountMicros: TEN }]);
  });

  it('gives the next pick the quick stake chosen last', () => {
    togglePick(PLAY.big, ISSUE);
    chooseQuickStake(FIFTY, ISSUE);
    togglePick(18, ISSUE);
    expect(slip().stakes.map(({ amountMicros }) => amountMicros)).toEqual([FIFTY, FIFTY]);
  });

  it('keeps a maximum stake to the picks that it was worked out for', () => {
    togglePick(PLAY.big, ISSUE);
    setEveryAmount(990_000_000, ISSUE);
    togglePick(18, ISSUE);
    expect(slip().stakes.map(({ amountMicros }) => amountMicros)).toEqual([990_000_000, TEN]);
  });

  it('lets one pick have its own amount', () => {
    togglePick(PLAY.big, ISSUE);
    togglePick(18, ISSUE);
    setAmount({ playCode: 18, amountMicros: 0 }, ISSUE);
    expect(slip().stakes.map(({ amountMicros }) => amountMicros)).toEqual([TEN, 0]);
  });
});

describe('the last bet', () => {
  it('can be repeated after the slip was placed', () => {
    togglePick(PLAY.big, ISSUE);
    const lastBet = { playerId: 7, stakes: slip().stakes };
    notePlaced(lastBet);
    expect(slip()).toMatchObject({ stakes: [], lastBet });
    fillSlip(lastBet.stakes, '3184208');
    expect(slip()).toMatchObject({ stakes: lastBet.stakes, issueCode: '3184208' });
  });

  it('leaves alone what was picked while it was on its way', () => {
    togglePick(PLAY.big, ISSUE);
    const placed = slip().stakes;
    togglePick(18, ISSUE);
    notePlaced({ playerId: 7, stakes: placed });
    expect(slip().stakes.map(({ playCode }) => playCode)).toEqual([PLAY.big, 18]);
  });

  it('outlives clearing the slip', () => {
    const lastBet = { playerId: 7, stakes: [{ playCode: 18, amountMicros: TEN }] };
    notePlaced(lastBet);
    clearSlip();
    expect(slip().lastBet).toEqual(lastBet);
  });
});

describe('after a reload', () => {
  it('the slip is as it was, with the issue it was made for', async () => {
    togglePick(PLAY.big, ISSUE);
    notePlaced({ playerId: 7, stakes: slip().stakes });
    togglePick(18, ISSUE);
    const before = slip();
    const stored = localStorage.getItem('betSlip') ?? '';
    useBetSlip.setState(useBetSlip.getInitialState());
    localStorage.setItem('betSlip', stored);
    await reload();
    expect(slip()).toEqual(before);
  });

  it.each([
    ['is no slip', '7'],
    ['has stakes that are none', '{"stakes":[{"playCode":99,"amountMicros":1000000},{"playCode":1},null]}'],
    ['has a stake that is not whole USDT', '{"stakes":[{"playCode":1,"amountMicros":1500000}]}'],
    ['has a last bet of no player', '{"stakes":"none","lastBet":{"stakes":[]}}'],
  ])('what %s is dropped', async (_what, state) => {
    localStorage.setItem('betSlip', `{"state":${state},"version":0}`);
    await reload();
    expect(slip()).toEqual(useBetSlip.getInitialState());
  });
});

describe('in two tabs', () => {
  const inOtherTab = (state: object) => {
    localStorage.setItem('betSlip', JSON.stringify({ state, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'betSlip' }));
  };

  it('the slip is one: what the other tab placed is not here to be placed again', () => {
    const stop = followSlipOfOtherTabs(window);
    togglePick(PLAY.big, ISSUE);
    inOtherTab({ stakes: [], lastBet: { playerId: 7, stakes: slip().stakes } });
    expect(slip()).toMatchObject({ stakes: [], lastBet: { playerId: 7 } });
    stop();
    inOtherTab({ stakes: [{ playCode: 18, amountMicros: 10_000_000 }] });
    expect(slip().stakes).toEqual([]);
  });

  it('what changed while no screen was looking is seen by the next one', () => {
    inOtherTab({ stakes: [{ playCode: 18, amountMicros: 10_000_000 }] });
    followSlipOfOtherTabs(window)();
    expect(slip().stakes).toEqual([{ playCode: 18, amountMicros: 10_000_000 }]);
  });

  it('where nothing may be stored, the slip of this tab stays', () => {
    togglePick(PLAY.big, ISSUE);
    localStorage.clear();
    followSlipOfOtherTabs(window)();
    expect(slip().stakes).toHaveLength(1);
  });
});
