import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function findRow(name: string): Promise<HTMLElement> {
  return (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
}

describe('the odds', () => {
  it('tell a guest what each choice wins on, pays, its chance and what comes back', async () => {
    await startServer();
    await openApp('/home/gameOdds');
    expect(cellsOf(await findRow('Big 14–27'))).toEqual(['1.999', '50.0000%', '99.95%']);
    expect(cellsOf(await findRow('Big-Odd 15, 17 … 27'))).toEqual(['4.328', '23.0963%', '99.96%']);
    expect(cellsOf(await findRow('00 27'))).toEqual(['966', '0.0986%', '95.25%']);
    expect(screen.getAllByRole('row')).toHaveLength(10 + 14 + 2);
  });

  it('show that 13 and 14 return more than was staked', async () => {
    await startServer();
    await openApp('/home/gameOdds');
    expect(cellsOf(await findRow('13 14'))).toEqual(['13.33', '7.5150%', '100.17%']);
    screen.getByText('13, 14 return more than 100%. This is not a mistake.');
  });

  it('name those choices in a row as the language writes it', async () => {
    await startServer();
    await openApp('/home/gameOdds', { language: 'zh' });
    await screen.findByText('13、14的返还率高于100%，并非显示错误。');
  });

  it.each([
    ['kor', '대 14~27'],
    ['jp', '大 14～27'],
  ] as const)('write a range of sums as %s does', async (language, name) => {
    await startServer();
    await openApp('/home/gameOdds', { language });
    await findRow(name);
  });

  it('are those of the game where the server tells none', async () => {
    await startServer();
    pointAppAt('http://127.0.0.1:9');
    await openApp('/home/gameOdds');
    expect(cellsOf(await findRow('Big 14–27'))[0]).toBe('1.999');
  });
});
