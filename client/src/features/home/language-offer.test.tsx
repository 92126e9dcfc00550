import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followLanguageOfOtherTabs, getLanguage } from '../../i18n/i18n.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { openApp, startServer } from '../../testing/walk-app.tsx';

const findOffer = () => screen.findByRole('region', { name: 'Choose a language' });

/** Home with all that it asks for. */
async function openHome() {
  const user = await openApp('/');
  await screen.findByRole('link', { name: 'Bet now' });
  return user;
}

describe('the first visit of a demo', () => {
  it('offers the other four languages in their own words, until one of them is chosen', async () => {
    await startServer();
    const user = await openHome();
    const offer = within(await findOffer());
    const names = offer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['简体中文', '日本語', '한국어', '繁體中文']);
    expect(offer.getByText('한국어').lang).toBe('ko');
    await user.click(offer.getByText('한국어'));
    await screen.findByRole('link', { name: '바로 베팅' });
    expect(getLanguage()).toBe('kor');
    expect(localStorage.getItem('lang')).toBe('kor');
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByRole('region', { name: '언어 선택' })).toBe(null);
  });

  it('remembers that the offer was closed', async () => {
    await startServer();
    const user = await openHome();
    await user.click(within(await findOffer()).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('region', { name: 'Choose a language' })).toBe(null);
    cleanup();
    await openHome();
    expect(screen.queryByRole('region', { name: 'Choose a language' })).toBe(null);
  });

  it('offers none once one was chosen in another tab', async () => {
    await startServer();
    await openHome();
    await findOffer();
    onTestFinished(followLanguageOfOtherTabs(window));
    localStorage.setItem('lang', 'kor');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lang' })));
    await screen.findByRole('link', { name: '바로 베팅' });
    expect(screen.queryByRole('region', { name: '언어 선택' })).toBe(null);
  });

  it("is a demo's alone", async () => {
    await startExampleServer({});
    await openHome();
    expect(screen.queryByRole('region', { name: 'Choose a language' })).toBe(null);
  });
});
