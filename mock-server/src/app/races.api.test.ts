import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { RaceWorld, type Send } from '../testing/race-world.ts';
import { RACES } from '../testing/races.ts';
import { createTestServer } from '../testing/test-server.ts';

/** A server that listens, and what is sent to it over connections of its own. */
async function listening(): Promise<Send> {
  const { app } = await createTestServer();
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return async ({ method, path, headers, body }) => {
    const isFile = Buffer.isBuffer(body);
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': isFile ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
}

for (const { name, run } of RACES)
  test(name, async () => {
    const world = await RaceWorld.begin(await listening(), 'race');
    await run(world);
    if (!(await world.isGone())) expect(await world.audit()).toEqual([]);
  });
