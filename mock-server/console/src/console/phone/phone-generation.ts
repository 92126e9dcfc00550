import { useEffect } from 'react';
import { useWorld } from '../../control/world-clock.ts';
import { firstViewOf } from '../../page/phone-link.ts';
import { usePhones } from './phones.store.ts';

/** Lets the phones begin again when the world became another one. */
export function useFollowGeneration(): void {
  const { data: world } = useWorld();
  useEffect(() => {
    if (world === undefined) return;
    const { sessionsEndedAtMs, urls } = world;
    const { generation } = usePhones.getState();
    if (generation !== undefined && generation.sinceMs >= sessionsEndedAtMs) return;
    usePhones.setState({ generation: { sinceMs: sessionsEndedAtMs, link: urls.link } });
  }, [world]);
}

/** The generation of this page's world and how it is seen best; undefined before the server told whether that goes on. */
export function useGeneration() {
  const generation = usePhones((phones) => phones.generation);
  const { data: world } = useWorld();
  if (generation === undefined || world === undefined || generation.sinceMs < world.sessionsEndedAtMs)
    return undefined;
  return { sinceMs: generation.sinceMs, firstView: firstViewOf(generation.link) };
}
