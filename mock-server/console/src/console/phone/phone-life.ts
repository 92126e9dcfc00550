import { useEffect } from 'react';
import { useWorld } from '../../control/world-clock.ts';
import { lookOf } from '../../page/phone-link.ts';
import { usePhones } from './phones.store.ts';

/** Lets the phones begin anew when the world became another one. */
export function useFollowLife(): void {
  const { data: world } = useWorld();
  useEffect(() => {
    if (world === undefined) return;
    const { sessionsEndedAtMs, urls } = world;
    const { life } = usePhones.getState();
    if (life !== undefined && life.sinceMs >= sessionsEndedAtMs) return;
    usePhones.setState({ life: { sinceMs: sessionsEndedAtMs, link: urls.link } });
  }, [world]);
}

/** The life of this page's world and how it is seen best; undefined before the server told whether that goes on. */
export function useLife() {
  const life = usePhones((phones) => phones.life);
  const { data: world } = useWorld();
  if (life === undefined || world === undefined || life.sinceMs < world.sessionsEndedAtMs) return undefined;
  return { sinceMs: life.sinceMs, look: lookOf(life.link) };
}
