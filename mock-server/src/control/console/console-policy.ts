/**
 * What a page of the console may load (content security policy): its own files, as the client's page may, and in frames
 * the phones of its world, which live on `<phone>.<world>.localhost` (control §1). On a host that worlds share it also
 * looks whether the browser finds the hosts of worlds at all.
 */
export function consolePolicy(
  host: string,
  { hasOwnHost, hosts }: { readonly hasOwnHost: boolean; readonly hosts: string | undefined },
): string {
  const phones = hasOwnHost ? [`http://*.${host}`] : [];
  const worlds = hasOwnHost || hosts === undefined ? [] : [hosts.replace('{name}', '*').replace(/\/$/, '')];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...worlds],
    'frame-src': ["'self'", ...phones],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
