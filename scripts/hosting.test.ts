import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDS_WITH_INPUT } from '@canada28/mock-server/ends-with-input.ts';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostingMachine, startHostingMachine } from './hosting/hosting-machine.ts';
import { freePort } from './lib/free-port.ts';
import { NGINX, NO_NGINX } from './lib/nginx.ts';
import { ROOT } from './lib/project.mjs';

const DOCUMENT = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');

const isInstalled = (program: string) => spawnSync(program, ['version']).error === undefined;
const HAS_BUILDAH = isInstalled('buildah') && process.getuid?.() === 0;
const NO_BUILDAH = 'buildah is not installed, or this user is not root';
const NO_LITESTREAM = 'Litestream is not installed (https://litestream.io)';

/** The commands below a heading of the document. */
function blocksOf(heading: string): string[] {
  const section = DOCUMENT.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}

describe.skipIf(NGINX === undefined)(
  `docs/hosting.md, as it stands${NGINX === undefined ? `: ${NO_NGINX}` : ''}`,
  () => {
    let root: string;
    let machine: HostingMachine;
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), 'hosting-'));
      machine = await startHostingMachine(root);
    });
    afterAll(() => {
      machine?.end();
      rmSync(root, { recursive: true });
    });

    const AUTHORIZED = `. /etc/canada28/environment; curl -sS --cacert /etc/canada28/certificate.pem -H "Authorization: Bearer $MOCK_CONTROL_TOKEN"`;
    const ask = (world: string, path: string, more = '') =>
      machine.run(`${AUTHORIZED} https://mock.example/__mock${path} -H 'x-world: ${world}' ${more}`);
    const codeIn = (world: string) =>
      machine.run(
        `${AUTHORIZED} -o /dev/null -w '%{http_code}' https://mock.example/__mock/clock -H 'x-world: ${world}' -d '{"freeze": true}'`,
      );
    const WORLDS = ['team-a', ...Array.from({ length: 5 }, (_, index) => `kept-${index}`)];
    const allAnswer = () =>
      expect(WORLDS.map((world) => [world, codeIn(world)])).toEqual(WORLDS.map((world) => [world, '200']));

    test('one machine', () => {
      const blocks = blocksOf('One machine');
      expect(blocks).toHaveLength(6);
      const said = blocks.map((block) => machine.run(block));
      const [made, issue, refused] = said.at(-1)?.split(/(?<=\})(?=\{"code")/) ?? [];
      expect(JSON.parse(made ?? '')).toMatchObject({ code: 200, data: { name: 'team-a', kept: true } });
      expect(JSON.parse(issue ?? '')).toMatchObject({ code: 200 });
      expect(JSON.parse(refused ?? '')).toMatchObject({ code: 403 });
      const environment = machine.run('cat /proc/$(cat /run/canada28@2831.pid)/environ').split('\0');
      expect(environment).toContain('GLIBC_TUNABLES=glibc.malloc.hugetlb=1');
      for (const name of WORLDS.slice(1))
        machine.run(
          `${AUTHORIZED} https://mock.example/__mock/worlds -d '{"name": "${name}", "keep": true}'`,
        );
      allAnswer();
    });

    test.skipIf(!isInstalled('systemd-analyze'))('systemd finds nothing wrong with the units', () => {
      for (const unit of ['canada28@2831.service', 'canada28-backup.service']) {
        const file = unit.replace('@2831', '@');
        machine.run(`cp /opt/canada28/deploy/${file} /run/${unit}; systemd-analyze verify /run/${unit}`);
      }
    });

    test('another process: each world is found where it belongs by then, as it was', () => {
      const [block = ''] = blocksOf('Another process');
      ask('default', '/brand', `-X PUT -H 'content-type: application/json' -d '{"name": "Northern Lights"}'`);
      ask('default', '/snapshots', `-d '{"name": "before"}'`);
      machine.run(block);
      allAnswer();
      expect(machine.run('ls /var/lib/canada28/2833/canada28.worlds')).toContain('default.snapshots');
      expect(ask('default', '/brand')).toContain('Northern Lights');
      expect(ask('default', '/snapshots')).toContain('"before"');
    });

    test('another process: where nginx does not tell of it, no file is moved', () => {
      const [block = ''] = blocksOf('Another process');
      const moves = block.slice(block.indexOf('for file'), block.indexOf('chown'));
      const asks = block.slice(block.indexOf('port_of()'), block.indexOf('before='));
      const unanswered = asks.replace('certificate.pem', 'certificate.key');
      const files = () => machine.run('cd /var/lib/canada28; find . | sort');
      const before = files();
      for (const known of ['', '2833'])
        expect(machine.run(`cd /var/lib/canada28\nbefore=${known}\n${unanswered}{ ${moves}} 2>&1`)).toContain(
          'no process for ',
        );
      expect(files()).toBe(before);
    });

    test.skipIf(!isInstalled('litestream'))(
      `backups${isInstalled('litestream') ? '' : `: ${NO_LITESTREAM}`}`,
      async () => {
        const [start = '', find = '', restore = ''] = blocksOf('Backups');
        const inTeamA = (path: string, more = '') => ask('team-a', path, more);
        // What is found of the copy is none before the first one.
        const at = /lib.canada28.(\d+)/.exec(machine.run(`${find.trim()} || true`))?.[1] ?? '';
        const copied = (player: string) =>
          expect.poll(() => playersOfCopy(at), { timeout: 60_000, interval: 500 }).toContain(player);
        const playersOfCopy = (port: string) => {
          const copy = join(root, 'copy.sqlite');
          rmSync(copy, { force: true });
          const from = machine.here(`file:///var/backups/canada28/${port}/canada28.worlds/team-a.sqlite`);
          spawnSync('litestream', ['restore', '-o', copy, from]);
          if (!existsSync(copy)) return [];
          const db = new Sqlite(copy);
          const names = db.prepare('SELECT user_name FROM players').pluck().all();
          db.close();
          return names;
        };
        inTeamA('/players', `-d '{"userName": "linmei"}'`);
        ask('kept-0', '/worlds/kept-0/invitation', '-X POST');
        const invitations = () => machine.run(`find /var/backups/canada28 -name '*-invitation'`);
        machine.run(start);
        await copied('linmei');
        expect(invitations()).toContain('kept-0');
        ask('kept-0', '/worlds/kept-0/invitation', '-X DELETE');
        inTeamA('/worlds/team-a/reset', '-X POST');
        inTeamA('/brand', `-X PUT -H 'content-type: application/json' -d '{"name": "Northern Lights"}'`);
        inTeamA('/worlds/team-a/invitation', '-X POST');
        const invitation = inTeamA('/worlds/team-a/invitation');
        inTeamA('/players', `-d '{"userName": "after28"}'`);
        // As systemd does after some minutes: the file of the world is another one by now.
        machine.run('systemctl restart canada28-backup');
        await copied('after28');
        expect(invitations()).not.toContain('kept-0');
        machine.run(restore.replaceAll('2831', at));
        expect(inTeamA('/brand')).toContain('Northern Lights');
        expect(inTeamA('/worlds/team-a/invitation')).toBe(invitation);
        expect(inTeamA('/players')).toMatch(/"userName":"after28"/);
        expect(JSON.parse(inTeamA('/worlds/team-a/reset', '-X POST'))).toMatchObject({ code: 200 });
      },
    );

    test('updates', () => {
      for (const block of blocksOf('Updates')) machine.run(block);
      expect(machine.run('readlink /opt/canada28')).toBe('canada28-1.1.0-linux-x64\n');
      allAnswer();
    });

    test('several machines, as far as one goes: another address of this one', () => {
      for (const block of blocksOf('Several machines')) machine.run(block);
      // Worlds whose process is another one by the new list are found once their files are moved.
      expect(new Set(WORLDS.map(codeIn))).not.toContain('502');
    });

    test.skipIf(!HAS_BUILDAH)(`in a container${HAS_BUILDAH ? '' : `: ${NO_BUILDAH}`}`, async () => {
      // The image takes a Node, not a link to one.
      machine.run(
        'ln -sfn canada28-1.0.0-linux-x64 /opt/canada28; cd /opt/canada28/program; cp --remove-destination "$(readlink -f node)" node',
      );
      for (const block of blocksOf('In a container')) machine.run(block);
      const { Docker } = JSON.parse(machine.run('buildah inspect --type image canada28'));
      const { User, Entrypoint, Healthcheck, Volumes } = Docker.config;
      expect([User, Volumes]).toEqual(['28000:28000', { '/data': {} }]);
      const [command, ...health]: string[] = Healthcheck.Test;
      expect(command).toBe('CMD');
      const port = String(await freePort());
      const name = machine.run('buildah from canada28').trim();
      const settings = [
        '--isolation',
        'chroot',
        '--env',
        `PORT=${port}`,
        '--env',
        'HOST=127.0.0.1',
        name,
        '--',
      ];
      const healthOf = () => spawnSync(join(root, 'bin/buildah'), ['run', ...settings, ...health]).status;
      const container = spawn(join(root, 'bin/buildah'), [
        'run',
        ...settings,
        ...Entrypoint,
        ENDS_WITH_INPUT,
      ]);
      try {
        await expect.poll(healthOf, { timeout: 60_000, interval: 500 }).toBe(0);
        const made = await fetch(`http://127.0.0.1:${port}/__mock/worlds`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"name": "kept", "keep": true}',
        });
        expect(await made.json()).toMatchObject({ code: 200 });
      } finally {
        const ended = once(container, 'exit');
        container.stdin.end();
        await ended;
      }
      expect(healthOf()).not.toBe(0);
    });
  },
);

test('every command of the document stands in a section that is run, and the files of units are sound', () => {
  const run = ['One machine', 'Several machines', 'Another process', 'Backups', 'Updates', 'In a container'];
  const all = [...DOCUMENT.matchAll(/```sh\n/g)];
  expect(run.flatMap(blocksOf)).toHaveLength(all.length);
});
