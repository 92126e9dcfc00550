import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that opens an address in the browser of the person who is there. */
type Opener = { readonly command: string; readonly parameters: readonly string[] };

type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly isThere: (path: string) => boolean;
};

/** Where distributions put it: a program that was started by a double click may have no PATH. */
const LINUX_OPENERS = ['/usr/bin/xdg-open', '/usr/local/bin/xdg-open', '/bin/xdg-open'];

/** What the openers of Linux look for their own tools with, where there is no PATH. */
const LINUX_PATH = '/usr/local/bin:/usr/bin:/bin';

/** Undefined on a machine without a screen, or where `BROWSER=none` asks for none. */
export function findOpener(url: string, { platform, env, isThere }: Machine): Opener | undefined {
  if (env.BROWSER === 'none') return undefined;
  const openers: Readonly<Record<string, Opener>> = {
    darwin: { command: '/usr/bin/open', parameters: [url] },
    win32: {
      command: `${env.SystemRoot ?? 'C:\\Windows'}\\System32\\rundll32.exe`,
      parameters: ['url.dll,FileProtocolHandler', url],
    },
  };
  const opener = openers[platform];
  if (opener !== undefined) return opener;
  const hasScreen = Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY);
  const command = hasScreen ? LINUX_OPENERS.find(isThere) : undefined;
  return command === undefined ? undefined : { command, parameters: [url] };
}

/** Opens an address in the browser, where there is one; the address has been printed for all other cases. */
export function openBrowser(url: string, env: NodeJS.ProcessEnv): void {
  const opener = findOpener(url, { platform: process.platform, env, isThere: existsSync });
  if (opener === undefined) return;
  const child = spawn(opener.command, opener.parameters, {
    env: { PATH: LINUX_PATH, ...env },
    stdio: 'ignore',
    detached: true,
  });
  // Nothing to be done: the address stands on the screen.
  child.once('error', () => undefined);
  child.unref();
}
