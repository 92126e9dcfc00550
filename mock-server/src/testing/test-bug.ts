import type { BugTold } from '@canada28/shared/control/bug.control.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** Saves the default world of a server as the file of a bug. */
export async function saveTestBug(app: FastifyInstance, told: BugTold): Promise<Buffer> {
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/bug',
    payload: told,
    headers: { 'x-world': 'default' },
  });
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.rawPayload;
}

/** Sends a file to be opened; answers what came. */
export async function openTestBug(app: FastifyInstance, file: Buffer, name?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/worlds/bug',
    ...(name !== undefined && { query: { name } }),
    payload: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return reply.json();
}
