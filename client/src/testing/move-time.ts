import type { TestServer, TestWorldOptions } from '@canada28/mock-server/testing/test-server.ts';
import { startServer } from './walk-app.tsx';

/**
 * The mock server with a clock that stands still and says so on every reply: only then the time of a test is the time
 * that the app sees, because replies without a time of their own carry the true date.
 */
export async function startStillServer(options: TestWorldOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  await server.control('clock', { freeze: true }).expect(200);
  return server;
}

/** Lets time pass on the server, seconds; all that is due happens. The app learns of it when it asks next. */
export async function passSeconds(server: TestServer, seconds: number): Promise<void> {
  await server.control('clock', { advance: seconds * 1000 }).expect(200);
}
