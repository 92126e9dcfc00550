import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { type Words, wordsOf } from '@canada28/client/e2e/support/words.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { FrameLocator, Page } from '@playwright/test';
import type { StoryId } from '../src/stage/hand.ts';
import { STORIES } from '../src/stage/stories/all-stories.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';

/** A text of the phone's screen: as it stands there, or in a pattern. */
type Text = string | RegExp;

/** What the phone shows once a step is done, which is what its sentence says. */
type Shown = {
  readonly sees: (t: Words, language: LanguageCode) => readonly Text[];
  /** What the presenter may do then by hand; answers what the phone shows of it. */
  readonly byHand?: (phone: FrameLocator, t: Words, language: LanguageCode) => Promise<readonly Text[]>;
};

/** A sum of money, whatever stands around it. */
const sum = (figures: string) => new RegExp(`(?<![\\d,.])${figures.replace(/[+.]/g, '\\$&')}(?!\\d)`);

/** A text with more beside it in the same paragraph. */
const beginning = (text: string) => new RegExp(`^${text}`);

/** By key: Playwright's pointer misses in a frame that is scaled. */
const tap = (phone: FrameLocator, name: Text) => phone.getByRole('button', { name }).first().press('Enter');

async function verify(phone: FrameLocator, t: Words): Promise<readonly Text[]> {
  await tap(phone, t('draws.reveal.verify'));
  return [t('draws.verify.verified'), t('draws.verify.hash')];
}

/** Opens the draw in this row of the past draws. */
async function openDraw(phone: FrameLocator, row: number): Promise<void> {
  await phone.getByRole('list').first().getByRole('button').nth(row).press('Enter');
}

const FIRST_WIN: readonly Shown[] = [
  { sees: (t) => [sum('1,000.00'), t('ui.demo.badge')] },
  { sees: (t) => [sum('930.00'), `${t('game.choice.big')} 50.00`, /^18\s*20\.00$/] },
  { sees: (t) => [t('game.issue.sealed'), t('game.issue.drawsIn'), `${t('game.choice.big')} 50.00`] },
  { sees: (t) => [sum('+392.95'), t('draws.prize.won'), t('game.result.forced')] },
  {
    sees: (t) => [t('game.result.forced')],
    byHand: async (phone, t) => {
      await openDraw(phone, 1);
      return verify(phone, t);
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
  { sees: () => [sum('525.00')] },
  { sees: (t) => [sum('525.00'), sum('225.00'), t('common.money.onHold'), sum('300.00')] },
  { sees: (t) => [t('finance.step.reviewed'), t('finance.step.paying')] },
  { sees: (t) => [t('finance.step.paid'), t('finance.status.success'), sum('0.03'), sum('299.97')] },
  { sees: (t) => [sum('225.00'), t('common.money.onHold'), sum('0.00')] },
];

const CHASE_FIVE_ISSUES: readonly Shown[] = [
  {
    sees: (t) => [t('game.choice.big')],
    byHand: async (phone, t) => {
      await tap(phone, `${t('game.choice.big')} 1.999`);
      await tap(phone, t('game.chase.name'));
      await phone.getByRole('tab', { name: t('game.chase.double') }).press('Enter');
      return [t('chasing.table.ifWins'), '160', t('chasing.form.start')];
    },
  },
  { sees: (t) => [t('game.chase.running'), sum('310.00'), '10', '20', '40', '80', '160'] },
  { sees: (t) => [t('game.order.lost'), t('game.order.notDrawn'), sum('-10.00')] },
  { sees: (t) => [beginning(t('draws.strip.last')), t('game.choice.small')] },
  { sees: (t) => [t('draws.prize.won'), sum('+39.96'), t('game.result.forced')] },
  { sees: (t) => [t('game.chase.stopped'), sum('+9.96'), t('chasing.detail.returned'), sum('240.00')] },
  { sees: (t) => [sum('1,009.96'), t('common.money.onHold'), sum('0.00')] },
];

const SAFER_PLAY: readonly Shown[] = [
  { sees: (t) => [t('limits.section.title'), t('limits.loss.name'), t('limits.value.none')] },
  {
    sees: (t) => [t('limits.value.sum', { sum: '50.00' })],
    byHand: async (phone, t) => {
      await tap(phone, beginning(t('limits.loss.name')));
      return [t('limits.sheet.delay')];
    },
  },
  { sees: (t) => [sum('-50.00'), t('game.order.lost'), t('game.result.forced')] },
  { sees: (t) => [t('limits.loss.today', { sum: '50.00' }), t('limits.value.sum', { sum: '50.00' })] },
  {
    sees: (t) => [t('game.choice.big')],
    byHand: async (phone, t, language) => {
      await tap(phone, `${t('game.choice.big')} 1.999`);
      await tap(phone, t('game.bet.now'));
      const [refusal = ''] = ERROR_TEXTS[language].dailyLossLimitReached.split('{');
      return [beginning(refusal)];
    },
  },
  {
    sees: (t) => [t('limits.break.running')],
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
  { sees: (t) => [t('game.choice.big'), /^0\d:\d\d$/] },
  {
    sees: (t) => [t('draws.reveal.tableZone'), t('draws.reveal.verify')],
    byHand: async (phone, t) => [...(await verify(phone, t)), t('draws.verify.seenHashMatches')],
  },
  {
    sees: (t) => [t('betting.room.past')],
    byHand: async (phone, t) => {
      await openDraw(phone, 0);
      return verify(phone, t);
    },
  },
  {
    sees: (t) => ['07', t('game.result.forced')],
    byHand: async (phone, t) => {
      await openDraw(phone, 0);
      return [t('draws.reveal.forced')];
    },
  },
  { sees: (t) => [beginning(t('draws.trend.honest'))] },
];

const SHOWN: Readonly<Record<StoryId, readonly Shown[]>> = {
  'first-win': FIRST_WIN,
  'deposit-to-withdrawal': DEPOSIT_TO_WITHDRAWAL,
  'chase-five-issues': CHASE_FIVE_ISSUES,
  'safer-play': SAFER_PLAY,
  'maintenance-hour': MAINTENANCE_HOUR,
  'is-it-fair': IS_IT_FAIR,
};

/** Each language is that of a story; the texts of all stories in all of them are held together in story-texts.test.ts. */
const LANGUAGES: Readonly<Record<StoryId, LanguageCode>> = {
  'first-win': 'en',
  'deposit-to-withdrawal': 'zh',
  'chase-five-issues': 'jp',
  'safer-play': 'kor',
  'maintenance-hour': 'cht',
  'is-it-fair': 'en',
};

/** The time stands still between two presses: no talk is too long for what was said. */
const TALK = '10:00';

for (const story of STORIES) {
  const language = LANGUAGES[story.id];
  const { title, steps } = textsOf(story, language);
  test(`the phone shows what the presenter says, step by step: ${title} (${language})`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    await chooseLanguage(page, world.name, language);
    await page.goto('/__mock/stage');
    await page.getByRole('button', { name: new RegExp(`^${title.replace('?', '\\?')}`) }).click();
    const t = wordsOf(language);
    for (const [index, shown] of SHOWN[story.id].entries()) {
      const { press = '', say = '' } = steps[index] ?? {};
      await page.getByRole('button', { name: press }).and(page.locator(':enabled')).click();
      await expect(page.getByText(say, { exact: true }).first()).toBeVisible();
      const phone = phoneOf(page);
      await isShown(phone, shown.sees(t, language));
      await page.clock.fastForward(TALK);
      await isShown(phone, shown.sees(t, language));
      if (shown.byHand) await isShown(phone, await shown.byHand(phone, t, language));
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await world.audit()).broken).toEqual([]);
  });
}

const phoneOf = (page: Page) => page.frameLocator('main iframe').first();

/** On the screen, not below its edge. */
async function isShown(phone: FrameLocator, texts: readonly Text[]): Promise<void> {
  for (const text of texts) {
    const place = phone.getByText(text, { exact: true }).filter({ visible: true }).first();
    await expect(place).toBeInViewport();
  }
}

/** Of the stage and of its phones, as it was chosen in this browser before. */
async function chooseLanguage(page: Page, world: string, language: LanguageCode): Promise<void> {
  await page.addInitScript(([name, state]) => localStorage.setItem(name, state), [
    `stage of ${world}`,
    JSON.stringify({ state: { phoneLanguage: language, language }, version: 0 }),
  ] as const);
}
