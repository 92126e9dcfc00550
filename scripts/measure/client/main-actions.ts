import type { Locator, Page } from '@playwright/test';
import { type AppPath, paths } from '../../../client/src/paths.ts';

/** What a screen is for, as one press. */
export type MainAction = {
  readonly name: string;
  readonly path: string;
  /** Brings about what the action needs; where that was an interaction, too, the screen is opened again. */
  readonly prepare?: (page: Page) => Promise<'changed' | undefined>;
  /** What is pressed, the first of several. */
  readonly find: Find;
};

type Find = (page: Page) => Locator;

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

const clearSlip = button('Clear');
const betNow = button('Bet now');
const pick = button(/^Small 1/);

/** An empty slip: what was picked before is still on it. */
async function emptySlip(page: Page): Promise<'changed' | undefined> {
  await pick(page).waitFor();
  if (!(await clearSlip(page).isVisible())) return undefined;
  await clearSlip(page).click();
  return 'changed';
}

/** A slip with one pick. */
async function filledSlip(page: Page): Promise<'changed' | undefined> {
  await pick(page).waitFor();
  if (await betNow(page).isVisible()) return undefined;
  await pick(page).click();
  await betNow(page).waitFor();
  return 'changed';
}

async function inEnglish(page: Page): Promise<'changed'> {
  await button('English')(page).click();
  await page.getByRole('heading', { name: 'Language' }).waitFor();
  return 'changed';
}

/** Of each main screen of the player's app. */
export const CLIENT_ACTIONS: readonly MainAction[] = [
  action('home: to the room', paths.home, link('Bet now')),
  action('lobby: to betting', paths.roomLobby, link('Bet now')),
  { ...action('betting: pick a bet', paths.roomBetting, pick), prepare: emptySlip },
  { ...action('betting: send the bet', paths.roomBetting, betNow), prepare: filledSlip },
  action('trend: another kind', paths.roomTrend, tab('Combinations')),
  action('past draws: one of them', paths.roomPastDraws, button(/^31842/)),
  action('betting record: those that won', paths.bettingRecord, button('Won')),
  action('betting record: one bet', paths.bettingRecord, link(/Issue/)),
  action('chase record: one chase', paths.chaseRecord, link(/Issues/)),
  action('deposit: an amount', paths.deposit, button('1,000')),
  action('deposit: the other network', paths.deposit, tab('ERC20')),
  action('withdraw: all', paths.withdraw, button('Max')),
  action('address book: delete one', paths.addressBook, button('Delete')),
  action('my: to the settings', paths.my, (page) => page.getByRole('link', { name: 'Settings' })),
  action('settings: the nickname', paths.settings, button(/^Nickname/)),
  action('messages: one of them', paths.messages, button(/Deposit received/)),
  action('statistics: thirty days', paths.profitStatistics, tab('Last 30 days')),
  { ...action('language: Japanese', paths.language, button('日本語')), prepare: inEnglish },
];

/** Of each page of the console, and of the stage. */
export const CONSOLE_ACTIONS: readonly MainAction[] = [
  action('cockpit: to the cutoff', '/__mock', button(/^Cutoff/)),
  action('cockpit: decide a draw', '/__mock', button(/^Decide issue/)),
  action('scenarios: another group', '/__mock#/scenarios', button(/^Money/)),
  action('players: a new one', '/__mock#/players', button(/^New player/)),
  action('journal: money alone', '/__mock#/journal', button('Money')),
  action('journal: one call', '/__mock#/journal', button(/user\/getUserInfo|findcurIssue/)),
  action('snapshots: save', '/__mock#/snapshots', button('Save')),
  action('worlds: a new one', '/__mock#/worlds', button(/^New world/)),
  action('stage: a story', '/__mock/stage', button(/^First win/)),
];

function action(name: string, path: AppPath | (string & {}), find: Find): MainAction {
  return { name, path, find };
}
