import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.ts';
import type { Command, Engine } from './engine.ts';
import { until } from './wait.ts';

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'WebDriver:Navigate',
  execute: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  sendKeys: 'WebDriver:ElementSendKeys',
  performActions: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
  setWindowRect: 'WebDriver:SetWindowRect',
};

/** Starts Firefox, which takes the commands of WebDriver by its own protocol, Marionette, without a driver between. */
export async function startFirefox(program: string): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'canada28-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("intl.accept_languages", "en");\n`,
  );
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(program, options, { stdio: 'ignore' });
  const marionette = await until('Firefox answers', () => openMarionette(port)).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const { capabilities } = Object(await marionette.send('WebDriver:NewSession', {}));
  return {
    name: 'firefox',
    version: String(capabilities.browserVersion),
    send: async (command, params = {}) => {
      const { value } = Object(await marionette.send(COMMANDS[command], params));
      return value;
    },
    close: async () => {
      await ended(child, () => marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }));
      marionette.socket.destroy();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, end: () => Promise<unknown>): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await end();
  await exited;
}

type Marionette = {
  readonly socket: Socket;
  readonly send: (command: string, params: object) => Promise<unknown>;
};

/** Opens the connection; each message is its length, a colon, and JSON: kind, number, error or command, value. */
async function openMarionette(port: number): Promise<Marionette | undefined> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isOpen) return undefined;
  const waiting = new Map<number, (error: unknown, value: unknown) => void>();
  let read = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    read = Buffer.concat([read, part]);
    for (let colon = read.indexOf(':'); colon > 0; colon = read.indexOf(':')) {
      const end = colon + 1 + Number(read.subarray(0, colon));
      if (read.length < end) return;
      const [, number, error, value] = JSON.parse(read.subarray(colon + 1, end).toString());
      read = read.subarray(end);
      waiting.get(number)?.(error, value);
    }
  });
  let count = 0;
  const send = (command: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, (error, value) => {
        if (error === null) resolve(value);
        else reject(new Error(`${command}: ${Object(error).message}`));
      });
      const text = JSON.stringify([0, count, command, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { socket, send };
}
