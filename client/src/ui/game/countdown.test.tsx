import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Countdown } from './countdown.tsx';

const announcement = () => document.querySelector('[aria-live=polite]')?.textContent;

describe('the countdown', () => {
  beforeEach(() => startI18n('en'));

  it.each([
    [10_001, 'false'],
    [10_000, 'true'],
    [0, 'true'],
  ])('with %d ms left is amber: %s', (leftMs, isUrgent) => {
    render(<Countdown untilMs={leftMs} nowMs={0} />);
    expect(screen.getByRole('timer').parentElement?.dataset.urgent).toBe(isUrgent);
  });

  it('tells screen readers the minute marks and nothing in between', () => {
    const { rerender } = render(<Countdown untilMs={180_000} nowMs={0} />);
    const heard = new Set<string | null | undefined>();
    for (let nowMs = 0; nowMs <= 180_000; nowMs += 1000) {
      rerender(<Countdown untilMs={180_000} nowMs={nowMs} />);
      heard.add(announcement());
    }
    expect([...heard]).toEqual(['3 minutes left', '2 minutes left', '1 minute left', '']);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  it('stays at zero once the time is over', () => {
    render(<Countdown untilMs={0} nowMs={5000} />);
    expect(screen.getByRole('timer').textContent).toBe('00:00');
  });
});
