import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, startServer } from '../../testing/walk-app.tsx';

describe('the language choice', () => {
  it('offers five languages under their own names and marks the present one', async () => {
    await startServer();
    await openApp('/lang', { language: 'en' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('[lang]')?.textContent)).toEqual([
      '简体中文',
      'English',
      '日本語',
      '한국어',
      '繁體中文',
    ]);
    expect(rows.filter((row) => row.textContent?.includes('Current language'))).toEqual([rows[1]]);
  });

  it('changes every text at once and keeps the choice', async () => {
    await startServer();
    const user = await openApp('/lang', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: '日本語' }));
    await screen.findByRole('heading', { name: '言語の選択' });
    expect(localStorage.getItem('lang')).toBe('jp');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.title).toBe('言語の選択 · カナダ28');
  });
});
