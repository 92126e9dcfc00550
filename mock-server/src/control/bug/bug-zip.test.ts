import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { journalOf } from '../journal/journal.ts';
import { PART } from './bug-file.ts';
import { packParts, unpackParts } from './bug-zip.ts';

const MOST_OF_HISTORY = 1024 * 1024;

test('what is packed can be unpacked: a part that is larger than one may be is refused before', async () => {
  const most = { [PART.history]: Buffer.alloc(MOST_OF_HISTORY, '[') };
  const { [PART.history]: unpacked } = await unpackParts(await packParts(most, 0));
  expect(unpacked?.equals(most[PART.history])).toBe(true);
  await expect(packParts({ [PART.history]: Buffer.alloc(MOST_OF_HISTORY + 1) }, 0)).rejects.toThrow(
    'The world is too large to be saved as a bug. Its "history.json" would have 1048577 bytes, and may have 1048576.',
  );
});

test('a world whose journal is longer than one that is opened is refused in a sentence', async () => {
  const { app } = await createTestServer();
  const [hosted] = app.worlds.all;
  if (hosted === undefined) throw new Error('no world');
  const journal = journalOf(hosted, app.controlPlane);
  const [{ generation }, detail] = [hosted, 'x'.repeat(1024 * 1024)];
  const event = { kind: 'happening', what: 'issue-drawn', detail, generation, why: '', bytes: 1 } as const;
  for (let count = 0; count < 128; count += 1)
    journal.add({ ...event, id: journal.nextId, atMs: 0, wallMs: 0 });
  const reply = await app.inject({ method: 'POST', url: '/__mock/bug', payload: { title: 'long' } });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().msg).toMatch(/^The world is too large .* Its "journal\.json" would have \d+ bytes/);
});
