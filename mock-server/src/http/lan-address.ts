import { networkInterfaces } from 'node:os';

/** The first IPv4 address by which other machines reach a server on `host`; undefined where only this one is served. */
export function findLanAddress(host: string): string | undefined {
  if (host !== '0.0.0.0' && host !== '::') return undefined;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
