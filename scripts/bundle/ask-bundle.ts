import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, parse } from 'node:path';

/** Starts an unpacked bundle as on a machine that has nothing else, and asks it for everything that it is there for. */

const [folder = '', startFile = ''] = process.argv.slice(2);
const HOME = mkdtempSync(join(tmpdir(), 'home-'));

/** Nothing of the environment but what each system gives to a double click. */
const ENV: NodeJS.ProcessEnv =
  process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, USERPROFILE: HOME, BROWSER: 'none' }
    : { HOME, PATH: '', BROWSER: 'none' };

type Started = { readonly child: ChildProcess; readonly stageUrl: string; readonly tookMs: number };

/** Starts it from another folder, and waits for the address that it prints. */
async function start(): Promise<Started> {
  const startedMs = performance.now();
  const child = spawn(join(folder, startFile), {
    cwd: parse(folder).root,
    env: ENV,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  const stageUrl = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const url = /http:\/\/localhost:\d+\/__mock\/stage/.exec(printed)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`it ended with ${code} and printed no address: ${printed}`)),
    );
  });
  return { child, stageUrl, tookMs: Math.round(performance.now() - startedMs) };
}

async function ask(url: URL, body?: object): Promise<string> {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  const reply = await fetch(url, body === undefined ? {} : init);
  equal(reply.status, 200, `${url}: ${reply.status}`);
  return await reply.text();
}

async function askEverything(stageUrl: string): Promise<void> {
  const at = (path: string) => new URL(path, stageUrl.replace('localhost', '127.0.0.1'));
  const stage = await ask(at('/__mock/stage'));
  const script = /src="([^"]+\.js)"/.exec(stage)?.[1];
  ok(script, 'the stage loads no script');
  await ask(at(script));
  match(await ask(at('/')), /<div id="root">/);
  const logIn = await ask(at('/player-api/player/user/login'), { uname: 'demo', password: 'demo2828' });
  equal(JSON.parse(logIn).code, 200, logIn);
  match(await ask(at('/__mock/worlds')), /"name":"default"/);
  match(await ask(at('/__mock/clock'), { advance: 210_000 }), /issue-drawn/);
  match(await ask(at('/__mock/docs')), /<html/i);
  match(await ask(at('/docs/json')), /"openapi"/);
}

const first = await start();
try {
  await askEverything(first.stageUrl);
  ok(existsSync(join(folder, 'data', 'canada28.sqlite')), 'the data do not lie beside it');
  const second = await start();
  equal(second.stageUrl, first.stageUrl, 'a second start does not show the first one');
  deepEqual(await once(second.child, 'exit').catch(String), [0, null]);
  deepEqual(readdirSync(HOME), [], 'it left something at home');
} finally {
  const ended = once(first.child, 'exit');
  first.child.kill('SIGINT');
  const [code] = await ended;
  // Windows knows no signals: there a window that is closed ends the process at once.
  if (process.platform !== 'win32') equal(code, 0, 'it does not end cleanly');
  rmSync(HOME, { recursive: true });
}

const networks = Object.keys(networkInterfaces()).join(', ');
console.log(
  `Tried: unpacked into a folder with blanks, started without environment and PATH (network: ${networks}); after ${first.tookMs} ms stage, product, player and control calls and documentation answered, data lay beside it, a second start showed the first one, it ended cleanly.`,
);
