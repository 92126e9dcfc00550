import type { IncomingMessage } from 'node:http';

/** A phone of a world: `<anything>.<world>.localhost`, and the host of its world with the port. */
const PHONE_HOST = /^(?:[a-z0-9-]+\.)+([a-z0-9-]+\.localhost(?::\d{1,5})?)$/i;

/**
 * What the served client may load: its own files and nothing else. Inline styles are allowed because the positions of
 * balls and bars are set by script; images from data and blob URLs because QR codes and the graphic code are drawn.
 */
export function contentSecurityPolicy({ isControlled }: { readonly isControlled: boolean }) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': [isControlled ? frameAncestors : "'none'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
    },
  };
}

/**
 * Who may hold a page in a frame where there is a control plane: console and stage, on the same origin or on the host
 * of the world whose phone this is (control §1). Nothing but a name below `localhost` is ever taken from the request.
 */
function frameAncestors({ headers }: IncomingMessage): string {
  const worldHost = PHONE_HOST.exec(headers.host ?? '')?.[1]?.toLowerCase();
  return worldHost === undefined ? "'self'" : `'self' http://${worldHost}`;
}
