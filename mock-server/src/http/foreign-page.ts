import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another origin sent the request; another port of the same host is another origin. Browsers say so,
 * and pages cannot make them say otherwise: by `Sec-Fetch-Site` where the page is trustworthy to them, and on plain
 * http in a local network by `Origin`, which then has to be where the request itself went. Programs say neither.
 */
export function isFromForeignPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return origin !== undefined && hostOf(origin) !== hostOf(`${origin.split('://')[0]}://${host}`);
}

/** Whether a browser sent the request, as far as it tells. */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
}

/** Host and port, a default port left out; `null`, the origin of sandboxed pages, has none and equals nothing. */
function hostOf(url: string): string | symbol {
  return URL.canParse(url) ? new URL(url).host : Symbol('no host');
}
