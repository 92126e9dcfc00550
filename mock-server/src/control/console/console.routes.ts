import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { brandedPage } from '../../http/brand.ts';
import { serveFiles } from '../../http/client-files.ts';
import type { PlayerApi } from '../../http/register-call.ts';
import { PAGE_TYPE } from '../../http/small-page.ts';
import { worldHostOf, worldNameOf } from '../../http/world-of-request.ts';
import { describeBrand } from '../brand/brand.routes.ts';
import { isLocalHost, mayControl } from '../control-access.ts';
import type { ControlPlane } from '../control-plane.ts';
import { consolePolicy } from './console-policy.ts';

/** Where a page of the console finds out what only the server knows (`data/place.ts` there). */
const PLACE = /(<script id="place" type="application\/json">)[^<]*(?=<\/script>)/;

/** For those who may control, like every control call; a page acts in no world by itself. */
const PAGE = { config: { isControl: true, isAcrossWorlds: true, isPage: true } } as const;

/** Console and stage (control §11, §12), where they have been built: their pages, and the files that those load. */
export async function registerConsole(
  app: FastifyInstance,
  plane: ControlPlane,
  basePaths: PlayerApi['basePaths'],
): Promise<void> {
  const { consoleFolder } = plane;
  if (consoleFolder === undefined) return;
  const assets: FastifyPluginAsync = async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...PAGE.config };
    });
    const root = fileURLToPath(new URL('assets', consoleFolder));
    await serveFiles(files, { root, prefix: `${CONTROL_BASE}/assets/`, decorateReply: false });
  };
  await app.register(assets);
  for (const [url, page, isBranded] of PAGES)
    servePage(app, { url, file: new URL(page, consoleFolder), isBranded, basePaths });
}

/** Where each page is, by the file that was built for it; the console keeps the product's name, its readers are testers. */
const PAGES = [
  [CONTROL_BASE, 'index.html', false],
  [`${CONTROL_BASE}/stage`, 'stage.html', true],
] as const;

type Page = {
  readonly url: string;
  readonly file: URL;
  readonly isBranded: boolean;
  readonly basePaths: PlayerApi['basePaths'];
};

function servePage(app: FastifyInstance, { url, file, isBranded, basePaths }: Page): void {
  const html = readFileSync(file, 'utf8');
  app.get(url, PAGE, async (request, reply) => {
    const isShared = !mayControl(request, app.controlPlane) && { isShared: true };
    const { world } = placeOf(request);
    const hosted = app.worlds.hosted(world);
    const own = isBranded ? hosted?.brand : undefined;
    const kind = hosted?.source.kind ?? 'ordinary';
    const brand = own ?? app.brand;
    const told = isBranded && { brand: describeBrand(own, app.brand) };
    const place = {
      ...placeOf(request),
      ...isShared,
      ...(kind !== 'ordinary' && { answeredBy: kind }),
      ...told,
      basePaths,
    };
    reply.type(PAGE_TYPE).header('cache-control', 'no-store');
    reply.header('content-security-policy', consolePolicy(request.host, place));
    // Between the tags of a script nothing but "<" ends anything.
    const page = isBranded && brand !== undefined ? brandedPage(html, brand) : html;
    return page.replace(PLACE, (_, tag: string) => tag + JSON.stringify(place).replaceAll('<', '\\u003c'));
  });
}

/** Which world a page is about, and where each world has a host of its own: `{name}` stands for the world's. */
type Place = {
  readonly world: string;
  readonly hasOwnHost: boolean;
  /** Undefined where this address has no hosts of worlds near it: another machine's, by its number. */
  readonly hosts: string | undefined;
  /** Whether it is open to a machine that this world alone was shared with. */
  readonly isShared?: true;
  /** What answers its players where no database does (control §13). */
  readonly answeredBy?: 'upstream' | 'recording';
};

function placeOf(request: FastifyRequest): Place {
  const { protocol, host, hostname, server, query } = request;
  const { world, hostOf } = worldHostOf(request);
  const wanted = (query as { readonly world?: unknown }).world;
  const isNear = isLocalHost(host) || world !== undefined || hostname === server.worldNaming?.suffix;
  return {
    world: world ?? (typeof wanted === 'string' ? wanted : worldNameOf(request)),
    hasOwnHost: world !== undefined,
    hosts: isNear ? `${protocol}://${hostOf('{name}')}/` : undefined,
  };
}
