import { expect, test } from 'vitest';
import { fileConfig, startOnDisk } from '../../testing/server-on-disk.ts';

test.each([
  ['normal', 1],
  ['full', 2],
] as const)(
  'each world that lies in a file waits for the disk as the server is told: %s',
  async (synchronous, number) => {
    const config = { ...fileConfig(), synchronous };
    const first = await startOnDisk(config);
    const post = (url: string, payload?: object) =>
      first.app.inject({ method: 'POST', url: `/__mock${url}`, ...(payload && { payload }) });
    await post('/worlds', { name: 'home', keep: true });
    await post('/worlds', { name: 'later' });
    await post('/worlds/later/keep');
    const settled = ({ app }: typeof first) =>
      ['default', 'home', 'later'].map((name) =>
        app.worlds.hosted(name)?.open().db.pragma('synchronous', { simple: true }),
      );
    expect(settled(first)).toEqual([number, number, number]);
    await first.stop();
    expect(settled(await startOnDisk(config))).toEqual([number, number, number]);
  },
);
