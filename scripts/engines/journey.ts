import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import { freezeInSale } from '../../client/e2e/support/freeze-in-sale.ts';
import { wordsOf } from '../../client/e2e/support/words.ts';
import { paths } from '../../client/src/paths.ts';
import type { EnginePage } from './page.ts';
import { until } from './wait.ts';

const t = wordsOf('en');

/** What a player does on a first day, and what shows where engines differ: a sheet, the slider, the trend. */
export async function takeJourney(page: EnginePage, world: World): Promise<void> {
  const origin = new URL(world.url).origin;
  const issue = await freezeInSale(world);
  await page.open(origin);
  await page.evaluate(`localStorage.setItem('lang', 'en')`);
  await page.open(origin);
  await page.find('anything', issue.issueCode);
  await page.shoot('1-home');

  await page.open(origin + paths.logIn);
  await logIn(page);
  await page.isAt(paths.home);

  await page.open(origin + paths.roomBetting);
  await page.click('button', `${t('game.choice.big')} 1.999`, true);
  await page.shoot('2-bet-slip');
  await page.click('button', t('game.chase.name'), true);
  await page.find('dialog', t('chasing.form.start'));
  await page.shoot('3-chase-sheet');
  // The slip is there again.
  await page.open(origin + paths.roomBetting);
  await page.click('button', t('game.bet.now'));
  await page.find('anything', t('betting.slip.placed'));

  await world.draws.next({ sum: 18 });
  await world.clock.advance(issue.drawAtMs - issue.saleStartMs - 10_000);
  await page.find('anything', t('draws.reveal.forced'));
  await page.shoot('4-draw-reveal');

  await page.open(origin + paths.roomTrend);
  await page.find('anything', issue.issueCode);
  await page.shoot('5-trend');
  await page.open(origin + paths.bettingRecord);
  await page.find('link', issue.issueCode);
  await page.shoot('6-bet-record');

  await page.open(origin + paths.loginPassword);
  await page.fill(t('security.login.old'), DEMO_LOGIN_PASSWORD);
  await page.fill(t('security.login.next'), 'maple-leaf-29');
  await page.fill(t('security.login.again'), 'maple-leaf-29');
  await slideToTheEnd(page);
  await page.shoot('7-slider');
  await page.click('button', t('common.action.save'));
  await page.find('anything', t('security.login.changed'));

  await page.open(origin + paths.my);
  await page.find('anything', t('my.assets.total'));
  await page.shoot('8-my');
  await page.open(origin + paths.deposit);
  await page.find('button', '500');
  await page.shoot('9-deposit');
}

async function logIn(page: EnginePage): Promise<void> {
  await page.fill(t('auth.field.account'), 'demo');
  await page.fill(t('auth.field.password'), DEMO_LOGIN_PASSWORD);
  const [asked = ''] = t('ui.captcha.question').split('{{');
  const sum = await page.textOf('picture', asked.slice(0, 4));
  const answer = (sum.match(/\d+/g) ?? []).map(Number).reduce((total, one) => total + one, 0);
  await page.fill(t('auth.captcha.label'), String(answer));
  await page.shoot('1-log-in');
  await page.click('button', t('session.logIn.action'), true);
}

async function slideToTheEnd(page: EnginePage): Promise<void> {
  const [x, y, wayPx] = (await page.evaluate(
    `const handle = document.querySelector('[data-handle]');
    handle.scrollIntoView({ block: 'center' });
    const box = handle.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, handle.parentElement.clientWidth - box.width + 2];`,
  )) as [number, number, number];
  await page.drag(x, y, wayPx);
  await until(
    'the slider is at its end',
    () => page.evaluate(`return document.querySelector('[data-verified=true]') !== null`) as Promise<boolean>,
  );
}
