import { getWorldControl, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { useEffect, useState } from 'react';
import { pageTime } from './page-time.ts';
import { place } from './place.ts';
import { useControl } from './use-control.ts';

/** The world of this page. */
export function useWorld() {
  return useControl(getWorldControl, { params: { name: place.world } });
}

/** The moment of the world (epoch ms), counted on from the last answer at the world's own rate; undefined before one. */
export function useWorldNow(): number | undefined {
  const { data } = useWorld();
  const [readAt, setReadAt] = useState<{ readonly world: WorldWire; readonly pageMs: number }>();
  const [, tick] = useState(0);
  if (data !== undefined && readAt?.world !== data) setReadAt({ world: data, pageMs: pageTime.now() });
  const rate = data?.rate ?? 0;
  useEffect(() => {
    if (rate === 0) return;
    const timer = setInterval(() => tick((count) => count + 1), rate > 1 ? 100 : 250);
    return () => clearInterval(timer);
  }, [rate]);
  if (readAt === undefined) return data?.nowMs;
  return readAt.world.nowMs + Math.round((pageTime.now() - readAt.pageMs) * readAt.world.rate);
}
