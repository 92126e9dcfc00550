import { readFile } from 'node:fs/promises';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { applyScenario, button, phoneOf, rail, type Task } from './desk.ts';

/** What testers hand to each other. */
export const TESTER_TASKS: Readonly<Record<string, Task>> = {
  'two phones in one chat, one of them Korean': async (hand, { page }) => {
    await hand.click(button(page, /^Two players/));
    const second = page.getByRole('region', { name: 'the second phone' });
    await hand.choose(second.getByLabel('Language'), '한국어');
    const [one, other] = [phoneOf(page, 'demo'), second.frameLocator('iframe')];
    await hand.tap(one.getByRole('link', { name: 'Chat' }).first());
    await hand.tap(other.getByRole('link', { name: '채팅' }).first());
    await hand.tap(one.getByRole('textbox'));
    await hand.type(page, 'hello\n');
    await hand.read(other.getByText('hello'));
  },
  'a failed request handed to a developer': async (hand, { page, world }) => {
    await refusedBet(world);
    await hand.click(rail(page, 'Journal'));
    await hand.click(button(page, 'Failed'));
    await hand.click(button(page, /gameBet/));
    await hand.click(button(page, 'curl'));
    await hand.read(page.getByText(/clipboard/).first());
  },
  'what made this reply 900003': async (hand, { page, world }) => {
    await refusedBet(world);
    await hand.click(rail(page, 'Journal'));
    await hand.click(button(page, 'Failed'));
    await hand.click(button(page, /gameBet/));
    await hand.read(page.getByText(/There is no issue/).first());
  },
  'which of two testers changed the speed, and only that undone': async (hand, { page, world, open }) => {
    const ken = await open(`${world.url}/__mock`, { tester: 'Ken' });
    await button(ken, '×10').click();
    await hand.read(button(page, /^Back: speed ×10 by Ken/).first());
    await hand.press(page, 'z');
    await hand.click(button(page, /^Undo also what Ken did/));
    await hand.read(page.getByText(/^Undone: speed ×10 by Ken/).first());
  },
  'a colleague on another machine let in, as a tester and as a player': async (
    hand,
    { page, open, world },
  ) => {
    await hand.click(button(page, 'Share'));
    const dialog = page.getByRole('dialog');
    await hand.click(dialog.getByRole('button', { name: 'Share this world' }));
    await hand.click(button(page, 'Copy link: Console of this world'));
    await hand.click(button(page, 'Copy link: Phone in this world'));
    const [share] = await world.share.list();
    const ken = await open(share?.consoleUrl ?? '', { tester: 'Ken' });
    await hand.read(ken.getByRole('region', { name: 'History' }));
    const phone = await open(share?.phoneUrl ?? '');
    await hand.read(phone.getByRole('button').first());
  },
  'a failed withdrawal handed in as one file, opened elsewhere': async (hand, { page, open }) => {
    await applyScenario(hand, page, { words: 'withdrawal failed', title: 'Withdrawal failed' });
    await hand.click(rail(page, 'Journal'));
    await hand.click(button(page, 'Save bug…').first());
    const downloading = page.waitForEvent('download');
    await hand.type(page, 'It failed\n');
    const path = await (await downloading).path();
    const other = await startMock({ child: true });
    const there = await open(`${other.url}/__mock#/worlds`, { tester: 'Ken' });
    const choosing = there.waitForEvent('filechooser');
    await hand.click(button(there, 'Open bug file…'));
    await (await choosing).setFiles({
      name: 'It failed.c28',
      mimeType: 'application/zip',
      buffer: await readFile(path),
    });
    await hand.read(there.getByText('bug-it-failed').first());
    await other.close();
  },
};

/** Ends in code 900003: the issue of the bet does not exist. */
async function refusedBet(world: World): Promise<void> {
  const player = await world.logIn('demo');
  const bet = { issueCode: '1', lotteryId: '1' as const, totalAmount: 10 };
  await player
    .call('game/gameBet.do', { ...bet, gameItem: [{ totalAmount: 10, numberRecord: '18' }] })
    .catch(() => undefined);
}
