import i18next from 'i18next';
import { expect, it } from 'vitest';
import { chooseLanguage, getLanguage, startI18n } from './i18n.ts';

/** A file of its own, so that these languages have not been loaded before. */
it('of two quick choices the last one counts, though the texts of the first arrive later', async () => {
  await startI18n('en');
  const first = chooseLanguage('kor');
  const last = chooseLanguage('en');
  await Promise.all([first, last]);
  expect(getLanguage()).toBe('en');
  expect(i18next.language).toBe('en');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

it('a language chosen twice at once is shown and kept', async () => {
  await startI18n('en');
  await Promise.all([chooseLanguage('jp'), chooseLanguage('jp')]);
  expect(getLanguage()).toBe('jp');
  expect(localStorage.getItem('lang')).toBe('jp');
});
