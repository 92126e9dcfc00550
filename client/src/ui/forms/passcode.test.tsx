import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllTexts, startI18n } from '../../i18n/i18n.ts';
import { PhoneFrame } from '../overlays/phone-frame.tsx';
import { PasscodeSheet } from './passcode-sheet.tsx';
import { SlideToVerify } from './slide-to-verify.tsx';

beforeEach(async () => {
  await startI18n('en');
  await loadAllTexts();
});

describe('the passcode sheet', () => {
  const renderSheet = (isChecking = false) => {
    const onComplete = vi.fn();
    const onClose = vi.fn();
    render(
      <PhoneFrame>
        <PasscodeSheet onClose={onClose} onComplete={onComplete} isChecking={isChecking} />
      </PhoneFrame>,
    );
    return { onComplete, onClose, user: userEvent.setup() };
  };

  it('takes four digits of its own keys, the same one twice too, and takes one back', async () => {
    const { onComplete, user } = renderSheet();
    for (const name of ['1', '1', '7', 'Delete a digit', '2', '3']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(onComplete.mock.calls).toEqual([['1123']]);
  });

  it('takes the digits of a keyboard', async () => {
    const { onComplete, user } = renderSheet();
    await user.click(await screen.findByLabelText('Transaction password', { selector: 'input' }));
    const first = document.activeElement;
    await user.keyboard('12x34');
    expect(onComplete.mock.calls).toEqual([['1234']]);
    await expect.poll(() => document.activeElement).toBe(first);
  });

  it('takes nothing while the last passcode is being checked', async () => {
    const { onComplete, user } = renderSheet(true);
    for (const name of ['1', '2', '3', '4']) await user.click(await screen.findByRole('button', { name }));
    expect(onComplete).not.toHaveBeenCalled();
  });
});

describe('the slide', () => {
  const renderSlide = () => {
    const onVerified = vi.fn();
    const { container } = render(<SlideToVerify isVerified={false} onVerified={onVerified} />);
    const handle = container.querySelector('[data-handle]') ?? container;
    const track = handle.parentElement ?? container;
    // jsdom lays nothing out: a track of 356 px for a handle of 56 px.
    Object.defineProperty(track, 'clientWidth', { value: 356 });
    Object.defineProperty(handle, 'offsetWidth', { value: 56 });
    return { onVerified, handle };
  };
  const position = () => screen.getByRole<HTMLInputElement>('slider').value;

  it('is verified at the right end and not before', () => {
    const { onVerified, handle } = renderSlide();
    fireEvent.pointerDown(handle, { clientX: 10 });
    fireEvent.pointerMove(handle, { clientX: 280 });
    expect(position()).toBe('90');
    expect(onVerified).not.toHaveBeenCalled();
    fireEvent.pointerMove(handle, { clientX: 310 });
    fireEvent.pointerMove(handle, { clientX: 330 });
    expect(onVerified).toHaveBeenCalledOnce();
  });

  it('goes back to the start when it is let go on the way', () => {
    const { onVerified, handle } = renderSlide();
    fireEvent.pointerDown(handle, { clientX: 10 });
    fireEvent.pointerMove(handle, { clientX: 280 });
    fireEvent.pointerUp(handle, { clientX: 280 });
    expect(position()).toBe('0');
    fireEvent.pointerMove(handle, { clientX: 310 });
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('can be moved by the keyboard and by screen readers, who hear what it is for', () => {
    const { onVerified } = renderSlide();
    const slider = screen.getByRole('slider', { name: 'Slide fully to the right' });
    fireEvent.change(slider, { target: { value: '60' } });
    expect(position()).toBe('60');
    expect(onVerified).not.toHaveBeenCalled();
    fireEvent.change(slider, { target: { value: '100' } });
    expect(onVerified).toHaveBeenCalledOnce();
  });
});
