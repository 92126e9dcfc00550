import { useEffect, useState } from 'react';
import { hasDatabase } from '../../control/place.ts';
import { usePlayers } from '../../control/use-players.ts';
import type { PhoneHolder } from '../../page/phone-link.ts';
import { firstOf, GUEST, otherThan, withHolder } from './default-holder.ts';
import { chooseFor, useChosen } from './phone-choices.ts';
import { useGeneration } from './phone-generation.ts';
import type { Slot } from './phones.store.ts';

/** Who has the phone: the player chosen in this generation of the world, else whom its scenario is about, or another one. */
export function useHolder(slot: Slot) {
  const { firstView = {}, sinceMs } = useGeneration() ?? {};
  const chosen = useChosen(slot);
  const { players, isKnown } = usePlayersOf(sinceMs);
  const names = players.map(({ userName }) => userName);
  const first = firstOf(names, firstView);
  const player = chosen.player ?? (slot === 'phone2' ? otherThan(first, players) : first);
  // Who stands beside by default goes on doing so, whichever player comes into the world or may not trade from now on.
  const isToHold = slot === 'phone2' && chosen.player === undefined && isKnown;
  useEffect(() => {
    if (isToHold) chooseFor(slot, { player });
  }, [isToHold, slot, player]);
  const holder: PhoneHolder = {
    player: player === GUEST ? undefined : player,
    lang: chosen.lang ?? firstView.lang ?? chosen.usualLang ?? 'en',
    to: player === first ? (firstView.to ?? '/') : '/',
  };
  /** Undefined before it is known who there is. */
  return { names: withHolder(names, player), generation: isKnown ? sinceMs : undefined, holder };
}

/** The players of a generation of the world; those of the generation before are told until they are read again, and may be gone. */
function usePlayersOf(sinceMs: number | undefined) {
  const { data, isFetching } = usePlayers();
  const [readIn, setReadIn] = useState<number>();
  // Of another server's players none is known: its phone is a guest's.
  const isRead = data !== undefined || !hasDatabase;
  if (isRead && !isFetching && readIn !== sinceMs) setReadIn(sinceMs);
  return { players: data ?? [], isKnown: sinceMs !== undefined && readIn === sinceMs };
}
