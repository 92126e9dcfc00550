import { fileURLToPath } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { registerControlPlane } from '../control/control.routes.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import { answerElsewhere } from '../control/elsewhere/answer-elsewhere.ts';
import { injectFaults } from '../control/faults/inject-faults.ts';
import { guardControl } from '../control/guard-control.ts';
import { noteArrivals, noteReplies, recordEvents, recordReplies } from '../control/journal/keep-journals.ts';
import { mayEnterWorld } from '../control/share/shared-calls.ts';
import { registerAddressCalls } from '../features/addresses/addresses.routes.ts';
import { registerAuthCalls } from '../features/auth/auth.routes.ts';
import { registerBettingCalls } from '../features/betting/betting.routes.ts';
import { registerChasingCalls } from '../features/chasing/chasing.routes.ts';
import { registerChatCalls } from '../features/chat/chat.routes.ts';
import { registerDepositCalls } from '../features/deposits/deposits.routes.ts';
import { registerDictionaryCalls } from '../features/dictionary/dictionary.routes.ts';
import { registerDocumentation } from '../features/documentation/documentation.routes.ts';
import { registerDrawCalls } from '../features/draws/draws.routes.ts';
import { registerFinanceCalls } from '../features/finance/finance.routes.ts';
import { registerMessageCalls } from '../features/messages/messages.routes.ts';
import { registerNoticeCalls } from '../features/notices/notices.routes.ts';
import { registerPlayLimitCalls } from '../features/play-limits/play-limits.routes.ts';
import { registerProfileCalls } from '../features/profile/profile.routes.ts';
import { registerSecurityCalls } from '../features/security/security.routes.ts';
import { registerStatisticsCalls } from '../features/statistics/statistics.routes.ts';
import { registerWalletCalls } from '../features/wallet/wallet.routes.ts';
import { registerWithdrawalCalls } from '../features/withdrawals/withdrawals.routes.ts';
import { serveBrands } from '../http/brand.ts';
import { brandPages } from '../http/brand-pages.ts';
import { serveFiles } from '../http/client-files.ts';
import { compressReplies } from '../http/compress-replies.ts';
import { markDemoReplies } from '../http/demo-marks.ts';
import { enterWorld } from '../http/enter.ts';
import { replyWithError } from '../http/error-reply.ts';
import { announceClosing, finishRunningCalls } from '../http/graceful-close.ts';
import { acceptJsonBodies } from '../http/json-body.ts';
import { knowRoutes } from '../http/know-routes.ts';
import { LAZY_COMPILERS } from '../http/lazy-compilers.ts';
import { waitForLongCalls } from '../http/long-calls.ts';
import { answerUnknownPaths } from '../http/not-found.ts';
import type { PlayerApi } from '../http/register-call.ts';
import { secureReplies } from '../http/security-headers.ts';
import { refuseForeignPages } from '../http/sessions/session.ts';
import { rotateTokens } from '../http/sessions/token-rotation.ts';
import type { Brand } from '../worlds/brand.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** What the app is built from; nothing is read from the environment here. */
type AppOptions = {
  readonly worlds: Worlds;
  readonly basePaths: PlayerApi['basePaths'];
  /** What control calls steer beside these worlds, and who may; `off`: there are none. */
  readonly control: Omit<ControlPlane, 'worlds'> | 'off';
  /** Folder of the built client; undefined serves the API alone. */
  readonly clientFolder?: URL | undefined;
  /** Name, logo and colour of the worlds that have none of their own (BRAND_NAME and others). */
  readonly brand?: Brand | undefined;
  readonly logger?: FastifyServerOptions['logger'];
  /** Of which proxies it is believed for whom they ask (TRUSTED_PROXIES). */
  readonly trustedProxies?: string;
  /** Adds to the app before its features are registered; tests hang their reply checks in here. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
};

/**
 * When a connection that gives nothing is ended (ms): headers that do not come, a body that drips, a reply that is not
 * read. A call of the client is one packet or two, even from a phone in a tunnel.
 */
const CONNECTION_LIMITS = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  forceCloseConnections: true,
};

/** The whole server, with the order of its hooks and the list of its features written out; listens nowhere. */
export async function buildApp({
  trustedProxies = 'loopback',
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // Only errors are logged, and each says itself what it is about: no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 100_000,
    trustProxy: trustedProxies,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : encodeURI(url)),
    ...CONNECTION_LIMITS,
    schemaController: { compilersFactory: LAZY_COMPILERS },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  });
  app.decorate('worlds', options.worlds);
  knowRoutes(app);
  announceClosing(app);
  acceptJsonBodies(app);
  app.decorateRequest('refusal', null);
  app.decorateRequest('isRepeat', false);
  app.setErrorHandler(replyWithError);
  const { worlds, control } = options;
  const plane = control === 'off' ? undefined : { ...control, worlds, closing: app.closing };
  app.decorate('worldNaming', plane === undefined ? null : { suffix: plane.hostSuffix });
  const mayEnter = (request: FastifyRequest, hosted: HostedWorld) =>
    plane !== undefined && mayEnterWorld(request, plane, hosted);
  app.decorate('mayEnterWorld', mayEnter);
  secureReplies(app, options.basePaths);
  if (plane !== undefined) {
    guardControl(app, plane);
    waitForLongCalls(app);
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeConfig.isAcrossWorlds !== true) enterWorld(request);
    done();
  });
  brandPages(app, options.clientFolder);
  // What a fault does to a call is in the journal: the time that it takes, and the reply as it spoils it.
  const journal = plane !== undefined && plane.journalLength > 0 ? plane : undefined;
  if (journal !== undefined) noteArrivals(app, journal, options.basePaths);
  refuseForeignPages(app);
  if (plane !== undefined) {
    injectFaults(app, options.basePaths);
    answerElsewhere(app, plane, options.basePaths);
  }
  if (journal !== undefined) noteReplies(app);
  await app.register(rateLimit, { global: false });
  finishRunningCalls(app);
  markDemoReplies(app);
  rotateTokens(app);
  await options.extend?.(app);
  compressReplies(app);
  if (journal !== undefined) {
    recordReplies(app, journal);
    recordEvents(app, journal);
  }

  serveBrands(app, options.brand);
  registerFeatures({ app, basePaths: options.basePaths });
  if (plane !== undefined) await registerControlPlane(app, plane, options.basePaths);

  if (options.clientFolder !== undefined)
    await serveFiles(app, { root: fileURLToPath(options.clientFolder) });
  answerUnknownPaths(app, {
    servesClient: options.clientFolder !== undefined,
    basePaths: options.basePaths,
  });
  return app;
}

function registerFeatures(api: PlayerApi): void {
  registerAuthCalls(api);
  registerProfileCalls(api);
  registerSecurityCalls(api);
  registerWalletCalls(api);
  registerAddressCalls(api);
  registerDepositCalls(api);
  registerWithdrawalCalls(api);
  registerFinanceCalls(api);
  registerPlayLimitCalls(api);
  registerDrawCalls(api);
  registerBettingCalls(api);
  registerChasingCalls(api);
  registerStatisticsCalls(api);
  registerMessageCalls(api);
  registerChatCalls(api);
  registerNoticeCalls(api);
  registerDictionaryCalls(api);
  registerDocumentation(api);
}

/** A path such as `/%zz` means nothing: taken for its letters it is an unknown path like any other. */
function isDecodable(url: string): boolean {
  // Nearly every path: to decode it costs more than to look it up.
  if (!url.includes('%')) return true;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
