import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchDatabaseFile } from './watch-database-file.ts';

const WITHIN = { timeout: 30_000, interval: 50 };

test('a file that the server replaces itself is no news, one that is replaced by others is, later, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  const path = join(folder, 'canada28.sqlite');
  const replace = (content: string) => {
    writeFileSync(`${path}-next`, content);
    renameSync(`${path}-next`, path);
  };
  replace('first');
  let own = statSync(path).ino;
  let looks = 0;
  const told: string[] = [];
  const inode = () => {
    looks += 1;
    // The server has put another file there since the watch saw one.
    if (looks === 1) {
      replace('second of the server');
      own = statSync(path).ino;
    }
    return own;
  };
  const end = watchDatabaseFile(path, { inode } as Parameters<typeof watchDatabaseFile>[1], (sentence) =>
    told.push(sentence),
  );
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  await vi.waitUntil(() => {
    // A watch that has not begun yet sees no change.
    if (looks === 0) replace('first of the server');
    return looks > 0;
  }, WITHIN);
  expect(told).toEqual([]);
  replace('of another program');
  await vi.waitUntil(() => told.length > 0, WITHIN);
  expect(told).toEqual([expect.stringMatching(/was deleted or replaced while the server runs/)]);
});
