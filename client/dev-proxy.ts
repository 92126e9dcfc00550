import type { ProxyOptions } from 'vite';

/** Where calls go in development, and which paths are calls. */
type DevProxyOptions = {
  /** Origin of the server: the mock beside the client, or any other one that keeps the contract. */
  readonly target: string;
  readonly paths: readonly (string | undefined)[];
};

/**
 * Sends the calls of the development server to another one as if the page came from there: that server sees its own
 * host and, where the page is really ours, its own origin; and the browser keeps its cookies for this one.
 */
export function devProxy({ target, paths }: DevProxyOptions): Record<string, ProxyOptions> {
  const { origin } = new URL(target);
  const options: ProxyOptions = {
    target,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure: (proxy) => {
      proxy.on('proxyReq', (outgoing, incoming) => {
        // The origin of a foreign page goes on as it is, so that the server can still refuse it.
        if (isOwnOrigin(incoming.headers.origin, incoming.headers.host)) outgoing.setHeader('origin', origin);
      });
    },
  };
  return Object.fromEntries(paths.flatMap((path) => (path ? [[path, options]] : [])));
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
