import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fillSlip } from '../../features/betting/bet-slip.store.ts';
import { stakesOf } from '../../features/betting/bets-in-address.ts';
import { openStage } from '../../features/draws/draw-stage.store.ts';
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
    if (drawn !== null && draw?.issueCode === drawn) openStage(drawn);
  }, [drawn, draw?.issueCode]);
  const [bets] = useState(() => stakesOf(address.get('bet') ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the issue that is on sale when the address is opened.
  useEffect(() => {
    if (bets.length > 0) fillSlip(bets, issueCode);
  }, []);
  const isChase = stakesOf(address.get('chase') ?? '').length > 0;
  const leave = () => {
    if (isChase) setAddress({}, { replace: true });
  };
  return { isChase, leave };
}
