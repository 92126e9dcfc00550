import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { onTestFinished } from 'vitest';
import { createTestServer, type TestServer } from './test-server.ts';

/** The world of tests that another server answers for. */
export const UPSTREAM_WORLD = 'up';

/** A server of its own that answers as a test says; it ends with the test. */
export async function serveOther(
  answer: RequestListener,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

type Passing = {
  readonly mock: TestServer;
  /** A request to the world that the other server answers for. */
  readonly request: (
    method: 'GET' | 'POST',
    path: string,
    headers?: Record<string, string>,
  ) => supertest.Test;
  /** The calls of players in the journal of that world, the newest first. */
  readonly entries: (query?: object) => Promise<readonly JournalEntry[]>;
};

/** A mock with a world that another server answers for. */
export async function passTo(url: string, others: object = {}): Promise<Passing> {
  const mock = await createTestServer();
  await mock.control('worlds', { name: UPSTREAM_WORLD, upstream: { url, ...others } }).expect(200);
  const request: Passing['request'] = (method, path, headers = {}) => {
    const agent = supertest(mock.app.server);
    const call = method === 'GET' ? agent.get(path) : agent.post(path);
    return call.set({ 'x-world': UPSTREAM_WORLD, ...headers }).redirects(0);
  };
  const entries: Passing['entries'] = async (query = {}) => {
    const { body } = await request('GET', '/__mock/journal')
      .query({ kind: 'call', ...query })
      .expect(200);
    return body.data.list;
  };
  return { mock, request, entries };
}
