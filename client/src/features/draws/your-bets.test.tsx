import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { playTones } from '../../lib/play-tones.ts';
import { setSound } from '../../lib/sound.ts';
import { hearTones } from '../../testing/hear-tones.ts';
import { useResultSound } from './celebration/use-result-sound.ts';
import { useDrawView } from './draw-view.store.ts';
import { YourBets } from './your-bets.tsx';

const WON: Bet = {
  id: 1,
  orderCode: '1',
  issueCode: '3184207',
  playerId: 100_001,
  playCode: 28,
  amountMicros: 10_000_000,
  oddsThousandths: 1_999,
  multiple: 1,
  status: BET_STATUS.won,
  prizeMicros: 19_990_000,
  placedAtMs: 1,
  chaseId: undefined,
  chaseItemId: undefined,
  result: { digits: [6, 6, 6], sum: 18 },
};

/** Lets the device say whether motion is welcome, until the test ends. */
function setMotion(isReduced: boolean): void {
  const matchMedia = vi.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isReduced && query === '(prefers-reduced-motion: reduce)',
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  onTestFinished(() => matchMedia.mockRestore());
}

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'a prize comes into sight; where motion is not welcome (%s) the page moves %s',
  async (isReduced, behavior) => {
    await startI18n('en');
    setMotion(isReduced);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scroll.mockRestore());
    render(<YourBets bets={[WON]} isRevealed />);
    screen.getByText('+9.99');
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
  },
);

it('a prize that comes by itself is read out', async () => {
  await startI18n('en');
  const awaited = { ...WON, status: BET_STATUS.waiting };
  const { container, rerender } = render(<YourBets bets={[awaited]} isRevealed={false} />);
  const told = container.querySelector('[aria-live="polite"]');
  rerender(<YourBets bets={[WON]} isRevealed />);
  expect(told?.textContent).toContain('+9.99');
});

it('a result is heard when its balls have rolled in, and not when it was there before', async () => {
  const heard = hearTones();
  setSound(true);
  await expect.poll(() => heard.length).toBe(4);
  renderHook(() => useResultSound(false));
  const { rerender } = renderHook(({ isPlaying }) => useResultSound(isPlaying), {
    initialProps: { isPlaying: true },
  });
  rerender({ isPlaying: false });
  await expect.poll(() => heard.slice(4)).toEqual([523]);
});

describe('a celebration', () => {
  const celebration = () => document.querySelector('[data-celebration]');
  const LOST: Bet = { ...WON, id: 2, playCode: 29, status: BET_STATUS.lost, prizeMicros: 0 };

  beforeEach(async () => {
    await startI18n('en');
    useDrawView.setState({ celebratedCode: undefined });
  });

  /** What a celebration would need is there; then it has been shown or never is. */
  async function showAfterAWin(bets: readonly Bet[]): Promise<void> {
    await import('./celebration/celebration.tsx');
    render(<YourBets bets={bets} isRevealed />);
    await act(async () => {});
  }

  it("is a win's, once an issue", async () => {
    await showAfterAWin([WON]);
    await waitFor(() => expect(celebration()).not.toBe(null));
    cleanup();
    await showAfterAWin([WON]);
    expect(celebration()).toBe(null);
  });

  it('is heard once where sound is on, whether or not it moves', async () => {
    setMotion(true);
    const heard = hearTones();
    setSound(true);
    await expect.poll(() => heard.length).toBe(4);
    await showAfterAWin([WON]);
    await expect.poll(() => heard.length).toBe(8);
    cleanup();
    await showAfterAWin([WON]);
    await showAfterAWin([{ ...WON, prizeMicros: WON.amountMicros }]);
    await playTones('result');
    expect(heard).toHaveLength(9);
  });

  it('comes for no prize that is not above its stake', async () => {
    await showAfterAWin([WON, { ...LOST, amountMicros: WON.prizeMicros }]);
    expect(screen.getAllByText('19.99')).toHaveLength(2);
    expect(celebration()).toBe(null);
  });

  it('does not come before the balls have rolled in', async () => {
    render(<YourBets bets={[WON]} isRevealed={false} />);
    await act(async () => {});
    expect(celebration()).toBe(null);
  });

  it('moves nothing where motion is not welcome', async () => {
    setMotion(true);
    await showAfterAWin([WON]);
    screen.getByText('+9.99');
    expect(celebration()).toBe(null);
  });
});
