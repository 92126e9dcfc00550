import type { Locator, Page } from '@playwright/test';
import { type AppPath, paths } from '../../../client/src/paths.ts';

/** What a screen is for, as a tap or a few keys. */
export type MainAction = {
  readonly name: string;
  readonly path: string;
  /** Waits until the screen is ready for it. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
};

type Find = (page: Page) => Locator;

/** A tap on something that the screen shows. */
function tap(name: string, path: AppPath, find: Find): MainAction {
  return {
    name,
    path,
    prepare: (page) => find(page).first().waitFor(),
    act: (page) => find(page).first().tap(),
  };
}

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name });
const link =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('main').getByRole('link', { name });
const tab =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('tab', { name });

const picked: Find = button(/^Small 1/);

/** Of each main screen of the player's app. */
export const CLIENT_ACTIONS: readonly MainAction[] = [
  tap('home: to the room', paths.home, link('Bet now')),
  tap('lobby: to betting', paths.roomLobby, link('Bet now')),
  tap('betting: pick a bet', paths.roomBetting, picked),
  {
    name: 'betting: send the bet',
    path: paths.roomBetting,
    prepare: async (page) => {
      await picked(page).waitFor();
      // What was picked before is still on the slip.
      if (!(await betNow(page).isVisible())) await picked(page).tap();
      await betNow(page).waitFor();
    },
    act: (page) => betNow(page).tap(),
  },
  tap('trend: another kind', paths.roomTrend, tab('Combinations')),
  tap('past draws: one of them', paths.roomPastDraws, button(/^31842/)),
  tap('betting record: those that won', paths.bettingRecord, button('Won')),
  tap('betting record: one bet', paths.bettingRecord, link(/Issue/)),
  tap('chase record: one chase', paths.chaseRecord, link(/Issues/)),
  tap('deposit: an amount', paths.deposit, button('1,000')),
  tap('deposit: the other network', paths.deposit, tab('ERC20')),
  tap('withdraw: all', paths.withdraw, button('Max')),
  tap('address book: delete one', paths.addressBook, button('Delete')),
  tap('my: to the settings', paths.my, (page) => page.getByRole('link', { name: 'Settings' })),
  tap('settings: the nickname', paths.settings, button(/^Nickname/)),
  tap('messages: one of them', paths.messages, button(/Deposit received/)),
  tap('statistics: thirty days', paths.profitStatistics, tab('Last 30 days')),
  tap('language: Japanese', paths.language, button('日本語')),
];

function betNow(page: Page): Locator {
  return page.getByRole('button', { name: 'Bet now' });
}

/** A click in the console or on the stage. */
function click(name: string, path: string, find: Find): MainAction {
  return {
    name,
    path,
    prepare: (page) => find(page).first().waitFor(),
    act: (page) => find(page).first().click(),
  };
}

/** Of each page of the console, and of the stage. */
export const CONSOLE_ACTIONS: readonly MainAction[] = [
  click('cockpit: to the cutoff', '/__mock', button(/^Cutoff/)),
  click('cockpit: decide a draw', '/__mock', button(/^Decide issue/)),
  click('scenarios: another group', '/__mock#/scenarios', button(/^Money/)),
  click('players: a new one', '/__mock#/players', button(/^New player/)),
  click('journal: money alone', '/__mock#/journal', button('Money')),
  click('journal: one call', '/__mock#/journal', button(/user\/getUserInfo|findcurIssue/)),
  click('snapshots: save', '/__mock#/snapshots', button('Save')),
  click('worlds: a new one', '/__mock#/worlds', button(/^New world/)),
  click('stage: a story', '/__mock/stage', button(/^First win/)),
];
