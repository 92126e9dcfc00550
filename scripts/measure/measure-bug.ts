import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';
import { booksOf, journalUpTo, randomWorld } from '@canada28/mock-server/testing/random-world.ts';
import { inMs, type Measured, median } from './measured.ts';

const CALLS = 1000;
const OPENINGS = 5;
const WORLDS = 100;
const MEGABYTE = 1024 * 1024;

/** The file of a bug: how large the journal makes it, how long it takes to save and to open, and whether it is the same world. */
export async function measureBug(): Promise<Measured> {
  // The call that opens a file is an entry, too: in a full journal it would take the place of the oldest.
  const mock = await startMock({ child: true, env: { JOURNAL_LENGTH: '5000' } });
  try {
    return { ...(await measureFile(mock)), ...(await compareWorlds(mock)) };
  } finally {
    await mock.close();
  }
}

async function measureFile(mock: Mock): Promise<Measured> {
  const world = await mock.createWorld({ scenario: 'fresh-install' });
  const player = await world.player({ balance: 5000 });
  for (let call = 0; call < CALLS / 4; call += 1) {
    const { issueCode } = await world.currentIssue();
    const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
    await player
      .call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount: 1, gameItem })
      .catch(() => undefined);
    await player.call('wallet/getMyWallet', {});
    await player.call('game/getOrderList.do', { lotteryId: '1', status: 0, pageNo: 1, pageSize: 10 });
  }
  await world.snapshot('image');
  const image = deflateRawSync(await world.snapshots.download('image')).length;
  const savedMs: number[] = [];
  const openedMs: number[] = [];
  let file = new Uint8Array();
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const saving = performance.now();
    file = new Uint8Array(await world.saveBug('Measured'));
    savedMs.push(performance.now() - saving);
    const beginning = performance.now();
    const opened = await mock.openBug(file);
    openedMs.push(performance.now() - beginning);
    await opened.delete();
  }
  return {
    [`file of ${CALLS} calls`]: inMegabytes(file.length),
    'the same beside the image of the world': inMegabytes(file.length - image),
    'saved in': inMs(median(savedMs)),
    'opened in': inMs(median(openedMs)),
  };
}

/** Worlds that were played by chance, saved and opened: whether they have the same books and the same journal. */
async function compareWorlds(mock: Mock): Promise<Measured> {
  let same = 0;
  let entries = 0;
  for (let number = 0; number < WORLDS; number += 1) {
    const world = await randomWorld(mock, `world ${number}`);
    const [books, journal] = [await booksOf(world), await journalUpTo(world)];
    const opened = await mock.openBug(await world.saveBug(`World ${number}`));
    const after = await journalUpTo(opened, journal[0]?.id);
    const { broken } = await opened.audit();
    const isSame = isDeepStrictEqual(after, journal) && isDeepStrictEqual(await booksOf(opened), books);
    if (isSame && broken.length === 0) same += 1;
    entries += journal.length;
    await world.delete();
    await opened.delete();
  }
  return { 'random worlds the same, audit clean': `${same} of ${WORLDS} (${entries} entries)` };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
