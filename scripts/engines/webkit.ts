import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../lib/free-port.ts';
import type { Command, Engine } from './engine.ts';
import { until } from './wait.ts';

/** Where Debian puts the small browser that comes with WebKitGTK. */
const BROWSERS = ['4.1', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

type Params = Readonly<Record<string, unknown>>;

const PATHS: Readonly<Record<Command, (params: Params) => string>> = {
  navigate: () => 'url',
  execute: () => 'execute/sync',
  click: ({ id }) => `element/${id}/click`,
  sendKeys: ({ id }) => `element/${id}/value`,
  performActions: () => 'actions',
  screenshot: () => 'screenshot',
  setWindowRect: () => 'window/rect',
};

/** Starts WebKitGTK behind its driver, on a screen of its own that is shown nowhere. */
export async function startWebKit(program: string): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  const port = await freePort();
  const display = `:${port % 10_000}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' });
  const env = {
    ...process.env,
    DISPLAY: display,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${Object(value).message}`);
    return value;
  };
  const end = () => {
    driver.kill();
    screen.kill();
  };
  const open = async () => {
    await until('the driver of WebKit answers', () => ask('GET', '/status').catch(() => undefined));
    const browserOptions = { binary, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions };
    return Object(await ask('POST', '/session', { capabilities: { alwaysMatch } }));
  };
  const { sessionId, capabilities } = await open().catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    name: 'webkit',
    version: String(capabilities.browserVersion),
    send: (command, params = {}) => {
      const path = `/session/${sessionId}/${PATHS[command](params)}`;
      return command === 'screenshot' ? ask('GET', path) : ask('POST', path, params);
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`);
      end();
    },
  };
}
