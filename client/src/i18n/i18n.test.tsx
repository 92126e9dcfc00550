import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { act, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseLanguage, followLanguageOfOtherTabs, getLanguage, startI18n, useLanguage } from './i18n.ts';

function Probe() {
  const { t } = useTranslation();
  return (
    <p>
      {useLanguage()} {t('common.tab.home')} {t('ui.countdown.minutesLeft', { count: 1 })}
    </p>
  );
}

describe('the language of the interface', () => {
  it('is the stored one before that of the browser', async () => {
    localStorage.setItem('lang', 'kor');
    await startI18n();
    expect(getLanguage()).toBe('kor');
  });

  it('is that of the browser when what is stored is not a language', async () => {
    localStorage.setItem('lang', 'klingon');
    await startI18n();
    expect(getLanguage()).toBe('en');
  });

  it('is decided by the first language of the browser, and by nothing further down its list', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB', 'en']);
    onTestFinished(() => void vi.restoreAllMocks());
    await startI18n();
    expect(getLanguage()).toBe('zh');
  });

  it.each(LANGUAGE_CODES)(
    '%s is stored when chosen, and the page says so to assistive technology',
    async (code) => {
      await startI18n('zh');
      await chooseLanguage(code);
      expect(localStorage.getItem('lang')).toBe(code);
      expect(document.documentElement.lang).toBe(LANGUAGES[code].tag);
    },
  );

  it('changes on the screen at once', async () => {
    await startI18n('zh');
    render(<Probe />);
    screen.getByText('zh 首页 剩余1分钟');
    await act(() => chooseLanguage('jp'));
    screen.getByText('jp ホーム 残り1分');
    await act(() => chooseLanguage('en'));
    screen.getByText('en Home 1 minute left');
  });

  it('is the one that was chosen in another tab', async () => {
    await startI18n('zh');
    onTestFinished(followLanguageOfOtherTabs(window));
    const tellOfOtherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem('lang', 'kor');
    tellOfOtherTab('lang');
    await expect.poll(getLanguage).toBe('kor');
    localStorage.setItem('lang', 'klingon');
    tellOfOtherTab('lang');
    localStorage.setItem('lang', 'jp');
    tellOfOtherTab('token');
    expect(getLanguage()).toBe('kor');
  });
});
