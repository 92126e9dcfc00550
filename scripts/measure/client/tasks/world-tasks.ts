import { applyScenario, button, phoneOf, rail, type Task } from './desk.ts';

/** Making situations: worlds, time, draws. */
export const WORLD_TASKS: Readonly<Record<string, Task>> = {
  'a German browser, a forbidden player, Monday 19:59, 3-minute issues': async (hand, { world, open }) => {
    const page = await open(`${world.url}/__mock`, { locale: 'de-DE' });
    await hand.click(rail(page, 'Worlds'));
    await hand.click(button(page, /^New world/));
    const form = page.getByRole('dialog', { name: 'New world' });
    await hand.choose(form.getByLabel('Start from'), 'Forbidden to trade');
    await hand.click(form.getByLabel('Its time'));
    await hand.type(page, 'Monday 19:59');
    await hand.choose(form.getByLabel('Time passes'), 'Frozen');
    await hand.choose(form.getByLabel('Length of an issue'), '3 minutes');
    await hand.click(form.getByRole('button', { name: 'Create and go there' }));
    await hand.read(page.getByText(/^Mon .* 19:59:00$/).first());
    await hand.read(phoneOf(page, 'demo').getByRole('link').first());
  },
  'a chase that loses its third item, and why': async (hand, { page }) => {
    await applyScenario(hand, page, { words: 'chase', title: 'Chase running' });
    await hand.click(rail(page, 'Cockpit'));
    for (const _ of ['first', 'second']) await hand.press(page, 'n');
    await hand.click(rail(page, 'Players'));
    await hand.click(page.getByRole('link', { name: 'demo', exact: true }));
    await hand.click(button(page, /^Forbid to trade/));
    await hand.click(rail(page, 'Cockpit'));
    await hand.press(page, 'n');
    await hand.click(button(page, /chase item lost/).first());
    await hand.read(page.getByText(/the stake came back/).first());
  },
  'three results set, drawn at ×10, the last one undone': async (hand, { page }) => {
    await hand.click(rail(page, 'Draws'));
    await hand.press(page, 'q');
    await hand.type(page, '18, 27, 0\n');
    await hand.click(rail(page, 'Cockpit'));
    await hand.click(button(page, '×10'));
    for (const _ of [18, 27, 0]) await hand.press(page, 'd');
    await hand.press(page, 'z');
    await hand.read(page.getByText(/^Undone: to the draw/).first());
  },
  'a world reset, another for a colleague, and deleted': async (hand, { page }) => {
    await hand.click(rail(page, 'Worlds'));
    await hand.click(button(page, /^New world/));
    await hand.click(page.getByRole('dialog').getByLabel('Name'));
    await hand.type(page, 'for-mia\n');
    await hand.click(button(page, 'Reset for-mia…'));
    await hand.click(button(page, 'Reset'));
    await hand.read(page.getByText('The world "for-mia" is what it was when it was made.'));
    await hand.click(button(page, 'Delete for-mia…'));
    await hand.click(button(page, 'Delete'));
    await hand.read(page.getByText('The world "for-mia" is deleted.'));
  },
  'by keys alone: a scenario, an hour later, back': async (hand, { page }) => {
    await hand.press(page, '2');
    await hand.read(page.getByRole('heading', { name: 'Scenarios' }));
    await hand.press(page, '/');
    await hand.type(page, 'withdrawal review slow');
    await hand.press(page, 'ArrowDown');
    await hand.press(page, 'Enter');
    await hand.read(page.getByText('This world is "review slow" now.'));
    await hand.press(page, '1');
    await hand.press(page, 'h');
    await hand.read(page.getByText(/^An hour later/).first());
    await hand.press(page, 'z');
    await hand.read(page.getByText(/^Undone: \+ 1 h/).first());
  },
};
