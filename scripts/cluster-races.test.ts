import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RaceWorld, type Send } from '@canada28/mock-server/testing/race-world.ts';
import { RACES } from '@canada28/mock-server/testing/races.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleServer } from './lib/bundle-server.ts';
import { type Cluster, startCluster, TOKEN } from './lib/cluster.ts';
import { NGINX, NO_NGINX } from './lib/nginx.ts';
import { ROOT } from './lib/project.mjs';

const PROGRAM = join(ROOT, 'test-results/cluster-races/main.js');

describe.skipIf(NGINX === undefined)(
  `races in two processes behind nginx${NGINX === undefined ? `: ${NO_NGINX}` : ''}`,
  () => {
    let cluster: Cluster;
    let folder: string;
    let count = 0;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'cluster-races-'));
      await bundleServer(PROGRAM);
      cluster = await startCluster({ folder, program: PROGRAM });
    });
    afterAll(async () => {
      await cluster?.end();
      rmSync(folder, { recursive: true });
    });

    const send: Send = ({ method, path, headers, body }) =>
      cluster.ask(path, {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, ...headers },
        ...(body !== undefined && { body }),
      });

    /** A world in each of the processes: which of them has it follows from its name. */
    async function oneInEach(): Promise<RaceWorld[]> {
      const worlds = new Map<number, RaceWorld>();
      while (worlds.size < cluster.ports.length) {
        count += 1;
        const world = await RaceWorld.begin(send, `race-${count}`);
        const { port } = await cluster.ask('/__mock/config', {
          headers: { authorization: `Bearer ${TOKEN}`, 'x-world': world.name },
        });
        worlds.set(port, world);
      }
      return [...worlds.values()];
    }

    for (const { name, run } of RACES)
      test(name, async () => {
        const worlds = await oneInEach();
        await Promise.all(worlds.map(run));
        for (const world of worlds) if (!(await world.isGone())) expect(await world.audit()).toEqual([]);
      });
  },
);
