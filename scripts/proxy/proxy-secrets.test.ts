import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import {
  answerWithSecrets,
  REPLY_BODY,
  REQUEST_BODY,
  REQUEST_HEADERS,
  SECRET_QUERY,
  secretsIn,
} from '@canada28/mock-server/testing/planted-secrets.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runProxy } from './run-proxy.ts';

const ENV = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: ':memory:', LOG_LEVEL: 'debug' };
const LOGIN = '/player-api/player/user/login';

async function serveSecrets(): Promise<string> {
  const server = createServer(answerWithSecrets);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What the process logs from now on. */
function recordLog(): readonly string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return lines;
}

test('no file of a proxy tells a secret that went through it, nor does its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const log = recordLog();
  const { text, end } = await runProxy(
    [
      '--upstream',
      await serveSecrets(),
      '--allow-writes',
      '--report',
      'out',
      '--accept',
      'known.json',
      '--write',
    ],
    { env: ENV, folder },
  );
  const [, origin = ''] = /Console +(\S+)\/__mock/.exec(text) ?? [];
  const send = (query: string) =>
    fetch(`${origin}${LOGIN}?${query}`, {
      method: 'POST',
      headers: { ...REQUEST_HEADERS, 'x-world': 'upstream', 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST_BODY),
    });
  expect(await (await send(SECRET_QUERY)).json()).toEqual(REPLY_BODY);
  for (const more of ['again', 'again', 'broken'])
    await send(`${SECRET_QUERY}&${more}`)
      .then((reply) => reply.text())
      .catch(() => undefined);
  const world = await connectMock(origin).world('upstream');
  const written = [
    JSON.stringify(await world.journal.list()),
    JSON.stringify(await world.journal.har()),
    // Its bug file would hold a world, and there is none.
    await world.saveBug('of the other server').then(
      () => 'saved',
      (error: Error) => error.message,
    ),
  ];
  expect(written.at(-1)).toContain('has no database');
  const { text: told } = await end();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual([
    'drift.html',
    'drift.json',
    'drift.sarif',
    'junit.xml',
    'known.json',
  ]);
  for (const { parentPath, name } of files) written.push(readFileSync(join(parentPath, name), 'utf8'));
  expect(JSON.parse(readFileSync(join(folder, 'out/drift.json'), 'utf8')).findings.length).toBeGreaterThan(2);
  for (const one of [...written, told, ...log]) expect(secretsIn(one)).toEqual([]);
  expect(log.length).toBeGreaterThan(0);
});
