import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
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

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'a prize comes into sight; where motion is not welcome (%s) the page moves %s',
  async (isReduced, behavior) => {
    await startI18n('en');
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
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => {
      matchMedia.mockRestore();
      scroll.mockRestore();
    });
    render(<YourBets bets={[WON]} isRevealed />);
    screen.getByText('+9.99');
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
  },
);
