import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { showToast, toasts } from '../../lib/toast.store.ts';
import { AppToasts } from './app-toasts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { ScreenLoadFailure } from './load-failure.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PlainDialog } from './plain-dialog.tsx';
import { Sheet } from './sheet.tsx';

function renderInFrame(children: ReactNode) {
  return render(
    <PhoneFrame>
      <p>Behind</p>
      {children}
    </PhoneFrame>,
  );
}

const isInFrame = (element: Element, container: Element) => container.contains(element);

beforeEach(async () => {
  toasts.useToasts.setState({ toasts: [] });
  await startI18n('en');
});

describe('a dialog', () => {
  it('stays inside the phone frame, is named by its title and closes on Escape', async () => {
    const onClose = vi.fn();
    const { container } = renderInFrame(<Dialog onClose={onClose} title="Odds" text="Stake included" />);
    const dialog = await screen.findByRole('dialog', { name: 'Odds', description: 'Stake included' });
    expect(isInFrame(dialog, container)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a question', () => {
  it.each([
    ['Confirm', 'confirmed'],
    ['Cancel', 'cancelled'],
  ])('is answered by %s', async (button, expected) => {
    const answers: string[] = [];
    renderInFrame(
      <ConfirmDialog
        title="Log out?"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={() => answers.push('confirmed')}
        onCancel={() => answers.push('cancelled')}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(answers).toEqual([expected]);
  });

  it.each([
    ['as a rule', ConfirmDialog],
    ['where nothing can be loaded', PlainDialog],
  ])('leaves the keys to the page around its frame until that gives them, %s', async (_, AnyDialog) => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(null));
    const hasKeys = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    const none = () => undefined;
    const answers = { confirmLabel: 'Confirm', onConfirm: none, cancelLabel: 'Cancel', onCancel: none };
    renderInFrame(<AnyDialog title="Maintenance" text="Later" {...answers} />);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
    hasKeys.mockReturnValue(true);
    fireEvent.focus(window);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(cancel);
  });
});

describe('a sheet', () => {
  it('stays inside the phone frame and closes by its cross', async () => {
    const onClose = vi.fn();
    const { container } = renderInFrame(
      <Sheet isOpen onClose={onClose} title="Chase" footer={<p>Actions</p>}>
        Content
      </Sheet>,
    );
    const sheet = await screen.findByRole('dialog', { name: 'Chase' });
    expect(isInFrame(sheet, container)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a passing message', () => {
  it('is shown, and the same again only once', async () => {
    const { container } = renderInFrame(<AppToasts />);
    act(() => {
      showToast('Insufficient balance', 'error');
      showToast('Insufficient balance', 'error');
    });
    const region = await screen.findByRole('region', { name: /Notifications/ });
    expect(await screen.findAllByText('Insufficient balance')).toHaveLength(1);
    const atOnce = region.querySelector('[aria-live=assertive]');
    expect(atOnce?.textContent).toBe('Insufficient balance');
    expect(isInFrame(region, container)).toBe(true);
  });

  it('is reached and held by F6, sent away by Escape, and gives the keyboard back', async () => {
    renderInFrame(
      <>
        <button type="button">Bet now</button>
        <AppToasts />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Bet now' });
    button.focus();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => showToast('Bet placed', 'success'));
    fireEvent.keyDown(button, { key: 'F6' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss this message' });
    expect(document.activeElement).toBe(dismiss);
    act(() => vi.advanceTimersByTime(60_000));
    screen.getByText('Bet placed');
    fireEvent.keyDown(dismiss, { key: 'Escape' });
    expect(screen.queryByText('Bet placed')).toBe(null);
    expect(document.activeElement).toBe(button);
  });
});

describe('a screen that could not be loaded', () => {
  it('is tried again until the network that is back carries something, and no longer than it is shown', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ask = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', ask);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { unmount } = render(<ScreenLoadFailure />);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(ask).toHaveBeenCalledTimes(3);
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
