import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

const ENVIRONMENT = { HOST: '127.0.0.1', PORT: '0', PAST_DRAWS: '2000' };

async function startWithFile() {
  const folder = mkdtempSync(join(tmpdir(), 'close-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const databasePath = join(folder, 'canada28.sqlite');
  return { databasePath, ...(await startServer(readConfig(ENVIRONMENT, databasePath))) };
}

/** Sends requests and takes the beginning of what is answered, so that the rest is under way, and then no more. */
async function sendUnread(port: number, text: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  let bytes = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > 100_000) return;
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** Each more than the buffers of a connection take in. */
const UNREAD: Readonly<Record<string, (app: FastifyInstance, port: number) => Promise<void>>> = {
  'snapshots and all that waits behind them': async (app, port) => {
    await app.inject({ method: 'POST', url: '/__mock/snapshots', payload: { name: 'large' } });
    await sendUnread(port, get('/__mock/snapshots/large/file').repeat(25));
  },
  'a journal that is followed': async (app, port) => {
    for (let call = 0; call < 30; call += 1) {
      const url = '/player-api/player/game/findHistoryIssue.do';
      await app.inject({ method: 'POST', url, payload: { lotteryId: '1', pageSize: 2000 } });
    }
    await sendUnread(port, get('/__mock/journal/stream?last=30'));
  },
};

test.each(Object.entries(UNREAD))(
  'a server closes, and its world with it, although no caller reads %s',
  async (_, leave) => {
    const { app, port, close, databasePath } = await startWithFile();
    await leave(app, port);
    await close();
    expect(existsSync(`${databasePath}-wal`)).toBe(false);
  },
);
