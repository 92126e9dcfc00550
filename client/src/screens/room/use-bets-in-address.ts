import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fillSlip } from '../../features/betting/bet-slip.store.ts';
import { stakesOf } from '../../features/betting/bets-in-address.ts';
import { openDrawView } from '../../features/draws/draw-view.store.ts';
import type { Room } from './use-room.ts';

/**
 * What the address of the betting screen opens (product §2): `?draw=…` the draw of the last issue, `?bet=…` a slip, which
 * the player has still to place, `?chase=…` the sheet of a chase.
 */
export function useBetsInAddress({ current: { issueCode }, draw }: Room): {
  readonly isChase: boolean;
  /** The sheet is closed: a reload opens it no more. */
  readonly leave: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const drawn = address.get('draw');
  useEffect(() => {
    if (drawn !== null && draw?.issueCode === drawn) openDrawView(drawn);
  }, [drawn, draw?.issueCode]);
  const named = address.get('bet');
  useEffect(() => {
    const bets = stakesOf(named ?? '');
    if (bets.length === 0) return;
    fillSlip(bets, issueCode);
    // From here on the slip is the player's: the way back and a reload do not fill it again.
    setAddress(withoutBet, { replace: true });
  }, [named, issueCode, setAddress]);
  const isChase = stakesOf(address.get('chase') ?? '').length > 0;
  const leave = () => {
    if (isChase) setAddress({}, { replace: true });
  };
  return { isChase, leave };
}

function withoutBet(address: URLSearchParams): URLSearchParams {
  address.delete('bet');
  return address;
}
