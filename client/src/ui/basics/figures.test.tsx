import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllTexts, startI18n } from '../../i18n/i18n.ts';
import { beginRequest } from '../../lib/pending-requests.ts';
import { BallSum } from '../game/ball-sum.tsx';
import { Money } from '../game/money.tsx';
import { ProgressBar } from '../game/progress-bar.tsx';
import { LoadingIndicator } from '../overlays/loading-indicator.tsx';

beforeEach(async () => {
  await startI18n('en');
  await loadAllTexts();
});

describe('a sum of money', () => {
  it('is read with the name of the currency, not with that of its sign', () => {
    const { container } = render(<Money micros={1_284_500_000} />);
    for (const hidden of container.querySelectorAll('[aria-hidden]')) hidden.remove();
    expect(container.textContent).toBe('1,284.50 USDT');
  });

  it('has its sign where it won or fell', () => {
    const { container } = render(<Money micros={283_000_000} isSigned currency="none" />);
    expect(container.textContent).toBe('+283.00');
  });
});

describe('a result', () => {
  it('is read as the sum that it is', () => {
    render(<BallSum digits={[7, 3, 8]} />);
    screen.getByRole('img', { name: '7 + 3 + 8 = 18' });
  });
});

describe('a progress bar', () => {
  it.each([
    [0.58, '58'],
    [-1, '0'],
    [2, '100'],
  ])('with a share of %d stands at %s', (share, percent) => {
    render(<ProgressBar label="Time left" share={share} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent);
  });
});

describe('the loading indicator', () => {
  afterEach(() => vi.useRealTimers());

  it('comes after 400 ms and goes with the last request', () => {
    vi.useFakeTimers();
    render(<LoadingIndicator />);
    const end = beginRequest();
    act(() => vi.advanceTimersByTime(399));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    act(end);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
