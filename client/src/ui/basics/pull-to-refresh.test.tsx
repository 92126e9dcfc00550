import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pullDown } from '../../testing/pull-down.ts';
import { Screen } from './screen.tsx';

/** A screen whose refresh ends when the test says so. */
function showScreen() {
  let finish = () => {};
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Screen onRefresh={onRefresh}>Content</Screen>);
  return { onRefresh, main: screen.getByRole('main'), finish: () => act(async () => finish()) };
}

const isReady = (main: HTMLElement) => main.querySelector('[data-ready="true"]') !== null;
const isTurning = (main: HTMLElement) => main.querySelector('[class*="spinner"]') !== null;

describe('pulling a screen down', () => {
  it('refreshes once it is let go far enough below its top, and shows it until all has come', async () => {
    const { onRefresh, main, finish } = showScreen();
    pullDown(main, 150);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(isTurning(main)).toBe(true);
    await finish();
    expect(isTurning(main)).toBe(false);
  });

  it('does nothing when it is let go before', () => {
    const { onRefresh, main } = showScreen();
    pullDown(main, 100);
    expect(onRefresh).not.toHaveBeenCalled();
    expect(isTurning(main)).toBe(false);
  });

  it('only scrolls a content that is not at its top', () => {
    const { onRefresh, main } = showScreen();
    main.scrollTop = 40;
    pullDown(main, 300);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('is taken back by a second finger', () => {
    const { onRefresh, main } = showScreen();
    fireEvent.touchStart(main, { touches: [{ clientY: 100 }] });
    fireEvent.touchMove(main, { touches: [{ clientY: 300 }] });
    expect(isReady(main)).toBe(true);
    fireEvent.touchStart(main, { touches: [{ clientY: 300 }, { clientY: 500 }] });
    expect(isReady(main)).toBe(false);
    fireEvent.touchEnd(main, { touches: [{ clientY: 300 }] });
    fireEvent.touchEnd(main, { touches: [] });
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('is not offered where there is nothing to refresh', () => {
    render(<Screen>Content</Screen>);
    const main = screen.getByRole('main');
    pullDown(main, 300);
    expect(main.textContent).toBe('Content');
    expect(main.querySelector('svg')).toBeNull();
  });
});
