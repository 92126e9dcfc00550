import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bugFileOf, openBugFile } from '../open-bug-file.ts';
import { type Mock, startMock } from './testing.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

/** A file of that content, or the name of one that is not there. */
function fileOf(content?: Uint8Array | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bug-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'refused.c28');
  if (content !== undefined) writeFileSync(path, content);
  return path;
}

test('a test saves its world, and opens the file as another one, from its bytes or from where it lies', async () => {
  const world = await mock.createWorld({ scenario: 'empty-everything', rate: 0 });
  const player = await world.player({ balance: 28 });
  await expect(player.call('game/gameBet.do', BET)).rejects.toThrow();
  const [entry] = await world.journal.received('game/gameBet.do');
  const file = await world.saveBug('It is refused', { entry: entry?.id ?? 0, page: '/bet' });
  for (const given of [file, fileOf(file)]) {
    const opened = await mock.openBug(given);
    expect(opened.bug).toMatchObject({ title: 'It is refused', player: player.userName, page: '/bet' });
    expect((await opened.journal.received('game/gameBet.do')).at(0)?.why).toBe(entry?.why);
    const again = await opened.logIn(player.userName, player.password);
    expect(await again.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 28 });
    expect((await opened.request.post('/player-api/player/wallet/getMyWallet').send({})).status).toBe(200);
    await opened.delete();
  }
  await world.delete();
}, 60_000);

const BET = {
  issueCode: '0000001',
  lotteryId: '1' as const,
  totalAmount: 10,
  gameItem: [{ totalAmount: 10, numberRecord: '18' }],
};

test('what cannot be saved or opened is told in a sentence', async () => {
  const world = await mock.world('default');
  await expect(world.saveBug('one', { player: 'nobody' })).rejects.toThrow(
    'POST /__mock/bug: There is no player "nobody" in this world.',
  );
  await expect(world.saveBug('one', { entry: 99_999 })).rejects.toThrow('There is no entry 99999');
  await expect(mock.openBug(new Uint8Array(3))).rejects.toThrow(
    'POST /__mock/worlds/bug: The file is damaged',
  );
});

test('a start opens the file that it was given, and prints where it is looked at', async () => {
  const world = await mock.world('default');
  const path = fileOf(await world.saveBug('Given to the start', { page: '/rules' }));
  expect(bugFileOf(['--ends-with-input', 'a.c28'], { INIT_CWD: '/home' })).toBe('/home/a.c28');
  expect(bugFileOf(['--ends-with-input'], {})).toBeUndefined();
  const { said, consoleUrl } = await openBugFile(mock.url, path, {});
  const { port } = new URL(mock.url);
  expect(consoleUrl).toBe(`http://bug-given-to-the-start.localhost:${port}/__mock#/`);
  expect(said).toContain('"Given to the start" is the world bug-given-to-the-start; its clock stands still.');
  expect(said).toContain(`http://localhost:${port}/__mock/open?world=bug-given-to-the-start&as=&to=%2Frules`);
}, 60_000);

test.each([
  [undefined, /was not opened: ENOENT/],
  ['a text', /was not opened: POST \/__mock\/worlds\/bug: The file is damaged, or no file of a bug/],
])('a file %j that a start cannot open is named, and why', async (content, why) => {
  const { said, consoleUrl } = await openBugFile(mock.url, fileOf(content), {});
  expect([said, consoleUrl]).toEqual([expect.stringMatching(why), undefined]);
});
