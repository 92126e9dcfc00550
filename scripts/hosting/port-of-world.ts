import { crc32 } from 'node:zlib';

/** So many points each process has on the ring. */
const POINTS = 160;

/** To which port of this machine nginx leads a world: its `hash … consistent`, with a list of processes of one weight. */
export function portOfWorld(world: string, ports: readonly string[]): string | undefined {
  const ring = ports.flatMap(pointsOf).sort((one, other) => one.at - other.at);
  const at = crc32(world);
  return (ring.find((point) => point.at >= at) ?? ring[0])?.port;
}

function pointsOf(port: string): { readonly at: number; readonly port: string }[] {
  const base = crc32(`127.0.0.1\0${port}`);
  const before = Buffer.alloc(4);
  return Array.from({ length: POINTS }, () => {
    const at = crc32(before, base);
    before.writeUInt32LE(at);
    return { at, port };
  });
}
