import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { getWorldControl, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { GAME_TIME_ZONE } from '@canada28/ui/format.ts';
import { useCallback, useEffect, useState } from 'react';
import { pageTime } from './page-time.ts';
import { hasDatabase, place } from './place.ts';
import { useControl } from './use-control.ts';

export function useWorld() {
  return useControl(getWorldControl, { params: { name: place.world } });
}

/** Reads the moment of the world (epoch ms), counted on from the last answer at the world's own rate; undefined before one. */
export function useWorldClock(): () => number | undefined {
  return useClockOf(useWorld().data);
}

function useClockOf(world: WorldWire | undefined): () => number | undefined {
  const [readAt, setReadAt] = useState<{ readonly world: WorldWire; readonly pageMs: number }>();
  if (world !== undefined && readAt?.world !== world) setReadAt({ world, pageMs: pageTime.now() });
  return useCallback(() => {
    if (readAt === undefined) return world?.nowMs;
    return readAt.world.nowMs + Math.round((pageTime.now() - readAt.pageMs) * readAt.world.rate);
  }, [readAt, world]);
}

/** The moment of the world, as {@link useWorldClock} reads it; the component follows it. */
export function useWorldNow(): number | undefined {
  const { data: world } = useWorld();
  const now = useClockOf(world);
  const [, tick] = useState(0);
  const rate = world?.rate ?? 0;
  useEffect(() => {
    if (rate === 0) return;
    const timer = setInterval(() => tick((count) => count + 1), rate > 1 ? 100 : 250);
    return () => clearInterval(timer);
  }, [rate]);
  return now();
}

/** By what a typed time is read: the moment of the world (epoch ms), and its time zone. */
export type Present = { readonly nowMs: number; readonly zone: string };

/** The present of the world, which the component follows; undefined until it is known. */
export function usePresent(): Present | undefined {
  const nowMs = useWorldNow();
  const known = useTimeZone();
  const zone = hasDatabase ? known : GAME_TIME_ZONE;
  return nowMs === undefined || zone === undefined ? undefined : { nowMs, zone };
}

export function useTimeZone(): string | undefined {
  return useControl(readConfigControl, {}, { enabled: hasDatabase }).data?.timeZone;
}
