import type { Words } from '@canada28/client/e2e/support/words.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { expect, type FrameLocator } from '@playwright/test';
import type { StoryId } from '../src/stage/hand.ts';

/** A text of the phone's screen: as it stands there, or in a pattern. */
type Text = string | RegExp;

/** What the phone shows once a step is done, which is what its sentence says. */
type Shown = {
  readonly sees: (t: Words, language: LanguageCode) => readonly Text[];
  /** What the presenter may do then by hand; answers what the phone shows of it. */
  readonly byHand?: (phone: FrameLocator, t: Words) => Promise<readonly Text[]>;
};

/** A sum of money, whatever stands around it. */
const sum = (figures: string) => new RegExp(`(?<![\\d,.])${figures.replace(/[+.]/g, '\\$&')}(?!\\d)`);

/** A text with more beside it in the same paragraph. */
const beginning = (text: string) => new RegExp(`^${text}`);

/** 64 digits of a hash. */
const HASH = /^[0-9a-f]{64}$/;

/** By key: Playwright's pointer misses in a frame that is scaled. */
const tap = (phone: FrameLocator, name: Text) => phone.getByRole('button', { name }).first().press('Enter');

const FIRST_WIN: readonly Shown[] = [
  { sees: (t) => [sum('1,000.00'), t('ui.demo.badge')] },
  { sees: (t) => [sum('930.00'), `${t('game.choice.big')} 50.00`, /^18\s*20\.00$/] },
  { sees: (t) => [t('game.issue.sealed'), t('game.issue.drawsIn'), `${t('game.choice.big')} 50.00`] },
  { sees: (t) => [sum('+392.95'), t('draws.prize.won'), t('game.result.forced'), sum('462.95')] },
  {
    sees: (t) => [t('game.result.forced')],
    byHand: async (phone, t) => {
      await phone.getByRole('list').first().getByRole('button').nth(1).press('Enter');
      await tap(phone, t('draws.reveal.verify'));
      return [t('draws.verify.verified'), t('draws.verify.hash')];
    },
  },
  {
    sees: (t) => [sum('+343.00'), sum('+49.95'), t('game.order.won')],
    byHand: async (phone, t) => {
      await phone.getByRole('link').filter({ hasText: '+49.95' }).press('Enter');
      return [t('game.odds.name'), '1.999'];
    },
  },
  { sees: (t) => [sum('1,392.95'), t('common.money.onHold'), sum('0.00')] },
];

const DEPOSIT_TO_WITHDRAWAL: readonly Shown[] = [
  { sees: (t) => [t('my.assets.total'), sum('0.00')] },
  { sees: (t) => [t('deposit.address.copy'), t('deposit.address.demo')] },
  { sees: (t) => [sum('500.00'), t('finance.step.submitted'), t('finance.order.inReview')] },
  { sees: (t) => [sum('500.00'), t('finance.status.success'), t('finance.detail.bonus'), sum('25.00')] },
  { sees: (t) => [sum('525.00'), t('common.money.available')] },
  { sees: (t) => [sum('525.00'), sum('225.00'), t('common.money.onHold'), sum('300.00')] },
  { sees: (t) => [t('finance.step.reviewed'), t('finance.step.paying')] },
  { sees: (t) => [t('finance.step.paid'), t('finance.status.success'), sum('0.03'), sum('299.97')] },
  { sees: (t) => [sum('225.00'), t('common.money.onHold'), sum('0.00')] },
];

/** What a draw that did not win looks like: its result, its mark, the bet on it. */
const lost = (t: Words, stake: string) => [
  t('game.choice.small'),
  t('game.result.forced'),
  t('draws.prize.noWin'),
  `${t('game.choice.big')} ${stake}`,
];

const CHASE_FIVE_ISSUES: readonly Shown[] = [
  {
    sees: (t) => [
      t('game.chase.double'),
      t('chasing.table.ifWins'),
      ...['1', '2', '4', '8', '16', '10', '20', '40', '80', '160'],
      sum('310.00'),
      t('chasing.form.start'),
    ],
  },
  { sees: (t) => [t('game.chase.running'), sum('310.00'), '10', '20', '40', '80', '160'] },
  { sees: (t) => ['9', ...lost(t, '10.00')] },
  { sees: (t) => ['11', ...lost(t, '20.00')] },
  { sees: (t) => ['18', t('draws.prize.won'), sum('+39.96'), t('game.result.forced')] },
  { sees: (t) => [t('game.chase.stopped'), sum('+9.96'), t('chasing.detail.returned'), sum('240.00')] },
  { sees: (t) => [sum('1,009.96'), t('common.money.onHold'), sum('0.00')] },
];

const SAFER_PLAY: readonly Shown[] = [
  { sees: (t) => [t('limits.section.title'), t('limits.loss.name'), t('limits.value.none')] },
  { sees: (t) => [t('limits.loss.text'), t('limits.sheet.delay')] },
  { sees: (t) => [sum('-50.00'), t('game.order.lost'), t('game.result.forced')] },
  { sees: (t) => [t('limits.loss.today', { sum: '50.00' }), t('limits.value.sum', { sum: '50.00' })] },
  {
    sees: (_, language) => [
      ERROR_TEXTS[language].dailyLossLimitReached.replace('{limit}', '50').replace('{left}', '0'),
      sum('450.00'),
    ],
  },
  {
    sees: (t) => [
      t('limits.break.running'),
      beginning(t('limits.break.final', { time: '@' }).split('@')[0] ?? ''),
    ],
    byHand: async (phone, t) => {
      await tap(phone, beginning(t('limits.break.name')));
      return [t('limits.break.prolong')];
    },
  },
];

const MAINTENANCE_HOUR: readonly Shown[] = [
  { sees: (t) => [t('home.hero.open'), t('home.hero.maintenanceAt', { time: '19:00' })] },
  { sees: (t) => [t('game.issue.maintenance'), t('betting.countdown.nextOpens', { time: '20:00' })] },
  { sees: (t) => [t('game.choice.big'), /^0\d:\d\d$/] },
];

const IS_IT_FAIR: readonly Shown[] = [
  { sees: (t) => [t('game.choice.big'), t('draws.verify.hash'), HASH] },
  { sees: (t) => [t('draws.reveal.tableZone'), t('draws.reveal.verify')] },
  {
    sees: (t) => [
      t('draws.verify.verified'),
      t('draws.verify.hashMatches'),
      t('draws.verify.numbersMatch'),
      t('draws.verify.hash'),
    ],
    // The page of the phone that saw it before the draw.
    byHand: async (_, t) => [t('draws.verify.seenHashMatches')],
  },
  { sees: (t) => ['7', t('draws.reveal.forced')] },
  { sees: (t) => [beginning(t('draws.trend.honest'))] },
];

export const ON_PHONE: Readonly<Record<StoryId, readonly Shown[]>> = {
  'first-win': FIRST_WIN,
  'deposit-to-withdrawal': DEPOSIT_TO_WITHDRAWAL,
  'chase-five-issues': CHASE_FIVE_ISSUES,
  'safer-play': SAFER_PLAY,
  'maintenance-hour': MAINTENANCE_HOUR,
  'is-it-fair': IS_IT_FAIR,
};

/** On the screen, not below its edge; a failure says what is there instead. */
export async function isShown(phone: FrameLocator, texts: readonly Text[]): Promise<void> {
  try {
    for (const text of texts)
      await expect(phone.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeInViewport();
  } catch (error) {
    const there = await phone
      .locator('html')
      .evaluate(() => `${location.href}\n${document.body.innerText}`, undefined, { timeout: 5000 })
      .catch(String);
    throw new Error(`The phone does not show what is said. It is at ${there}`, { cause: error });
  }
}
