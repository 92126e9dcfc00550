import { brandStyle, brandTokens, themeColour } from '@canada28/shared/design/brand-colours.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../worlds/brand.ts';
import { asText } from './small-page.ts';

/** A brand is foreign input: opened as a page of its own, its picture loads nothing and runs nothing (decision 130). */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** The ground of the app's icon, and of what a phone draws around it, as the client was built (`client/index.html`). */
const GROUND = '#0a0d14';
const ACCENT = '#f0474f';

/** Under which brand a request sees its world: the world's own, else that of the server; undefined: as it was built. */
export function brandOf({ hosted, server }: FastifyRequest): Brand | undefined {
  return hosted?.brand ?? server.brand;
}

/** Where a part of a brand is found: its address is known to those alone who were shown a page of it. */
export function brandUrl({ id }: Brand, part: 'logo' | 'icon.svg' | 'manifest.webmanifest'): string {
  return `/brand/${id}/${part}`;
}

/** What is in the head of a page of a brand. */
export function brandHead({ colour }: Brand): string {
  return colour === undefined ? '' : `<style id="brand-style">${brandStyle(colour)}</style>`;
}

/** The logo where there is one, else what stands in its place; the name stands beside it. */
export function brandMark(brand: Brand | undefined, otherwise: string): string {
  return brand?.logo === undefined ? otherwise : `<img src="${brandUrl(brand, 'logo')}" alt="">`;
}

/** Serves logos, icons and manifests: in no world, because a visitor sees them before being let into one. */
export function serveBrands(app: FastifyInstance, brand: Brand | undefined): void {
  app.decorate('brand', brand);
  const serve = (
    part: Parameters<typeof brandUrl>[1],
    send: (brand: Brand, reply: FastifyReply) => unknown,
  ) =>
    app.get<{ Params: { id: string } }>(
      `/brand/:id/${part}`,
      { config: { isAcrossWorlds: true } },
      async ({ params }, reply) => {
        const found = findBrand(app, params.id);
        if (found === undefined) return reply.callNotFound();
        // Another brand has another address.
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        reply.header('content-security-policy', PICTURE_POLICY);
        return send(found, reply);
      },
    );
  serve('logo', ({ logo }, reply) => (logo ? reply.type(logo.type).send(logo.bytes) : reply.callNotFound()));
  serve('icon.svg', (found, reply) => reply.type('image/svg+xml').send(iconOf(found)));
  serve('manifest.webmanifest', (found, reply) =>
    reply.type('application/manifest+json').send(JSON.stringify(manifestOf(found))),
  );
}

function findBrand({ worlds, brand }: FastifyInstance, id: string): Brand | undefined {
  return brand?.id === id ? brand : worlds.all.find((hosted) => hosted.brand?.id === id)?.brand;
}

/** A square of the product's ground with the logo in it, however wide that is; without one, the mark in its colour. */
function iconOf({ logo, colour = ACCENT }: Brand): string {
  const mark =
    logo === undefined
      ? `<rect x="146" y="146" width="220" height="220" rx="44" transform="rotate(45 256 256)" fill="${brandTokens(colour)['--brand']}"/>`
      : `<image x="56" y="56" width="400" height="400" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${GROUND}"/>${mark}</svg>`;
}

/** What `client/public/manifest.webmanifest` says, under the brand. */
function manifestOf(brand: Brand) {
  const { name = 'Canada 28', colour } = brand;
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: GROUND,
    theme_color: colour === undefined ? GROUND : themeColour(colour),
    categories: ['games'],
    icons: [{ src: brandUrl(brand, 'icon.svg'), sizes: 'any', type: 'image/svg+xml' }],
  };
}

/** What stands in a page as it was built, and what stands there under a brand. */
type Change = readonly [built: RegExp, branded: string];

/** A page of the client, or of the stage, under a brand: nothing of what was built under is shown before its script runs. */
export function brandedPage(html: string, brand: Brand): string {
  const { name, colour, logo } = brand;
  const picture =
    logo?.type === 'image/png' ? `<link rel="apple-touch-icon" href="${brandUrl(brand, 'logo')}">` : '';
  const changes: readonly Change[] = [
    ...(name === undefined
      ? []
      : ([
          [/(?<=<title>)[^<]*/, asText(name)],
          [/(?<=<meta name="description" content=")[^"]*/, asText(name)],
        ] as const)),
    ...(colour === undefined
      ? []
      : [[/(?<=<meta name="theme-color" content=")[^"]*/, themeColour(colour)] as const]),
    [
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" type="image/svg+xml" href="${brandUrl(brand, 'icon.svg')}">`,
    ],
    [/<link rel="apple-touch-icon"[^>]*>/, picture],
    // Asked for with cookies: where several processes serve, they lead to that of the world.
    [
      /<link rel="manifest"[^>]*>/,
      `<link rel="manifest" crossorigin="use-credentials" href="${brandUrl(brand, 'manifest.webmanifest')}">`,
    ],
    [/<\/head>/, `${brandHead(brand)}${FIRST_PICTURE}${toldTo(brand)}</head>`],
  ];
  return changes.reduce((page, [built, branded]) => page.replace(built, () => branded), html);
}

/** The mark that `client/index.html` draws before the app has come. */
const FIRST_PICTURE = '<style>.first-picture rect{fill:var(--brand)}</style>';

/** What the script of the client reads (`client/src/lib/brand.ts`): data, which no browser runs. */
function toldTo(brand: Brand): string {
  const told = { name: brand.name, logo: brand.logo && brandUrl(brand, 'logo') };
  // Between the tags of a script nothing but "<" ends anything.
  return `<script id="brand" type="application/json">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`;
}
