import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@canada28/db/migrate.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { placeBet } from '../betting/place-bet.ts';
import { findIssueOfMoment } from '../draws/draws.repository.ts';
import { auditDatabase } from './audit-database.ts';

/** What a power cut leaves of a file whose commits were not waited for (decision 017). */

const MIGRATIONS = readMigrations(new URL('../../../../db/migrations/', import.meta.url));
const BETS = 12;

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'running.sqlite');
  const db = openDatabase(path);
  onTestFinished(() => void db.close());
  migrate(db, MIGRATIONS);
  const world = createTestWorld({ db });
  const player = createTestPlayer(world);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const issueCode = findIssueOfMoment(db, world.clock.nowMs())?.issueCode ?? '';
  const bet = () => {
    const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
    const slip = { issueCode, lotteryId: '1' as const, totalAmount: 10, gameItem };
    inTransaction(db, () => placeBet(playerContext(world, player), slip));
    return statSync(`${path}-wal`).size;
  };
  /** Opens what the disk holds after the cut, and answers how many bets it knows and what the audit finds. */
  const afterCut = (main: Buffer, log: Buffer) => {
    const left = join(folder, 'left.sqlite');
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${left}${suffix}`, { force: true });
    writeFileSync(left, main);
    writeFileSync(`${left}-wal`, log);
    const opened = openDatabase(left);
    const bets = listRows(opened, 'SELECT id FROM bets').length;
    const { broken } = auditDatabase(opened);
    opened.close();
    return { bets, broken };
  };
  return { path, folder, db, bet, afterCut };
}

test('wherever the log ends, the file is sound and lacks only the last bets', () => {
  const { path, bet, afterCut } = prepare();
  const ends = Array.from({ length: BETS }, bet);
  const [main, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  const cuts = ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    return [start + 1, start + Math.floor((end - start) / 3), end - 1, end];
  });
  for (const cut of cuts) {
    const bets = ends.filter((end) => end <= cut).length;
    expect(afterCut(main, log.subarray(0, cut)), `cut at ${cut}`).toEqual({ bets, broken: [] });
    // A system may have made the file as long as it was to be, and written nothing into it yet.
    const unwritten = Buffer.concat([log.subarray(0, cut), Buffer.alloc(log.length - cut)]);
    expect(afterCut(main, unwritten), `nothing written from ${cut}`).toEqual({ bets, broken: [] });
  }
});

test('a cut while the log is copied into the file loses nothing', () => {
  const { path, folder, db, bet, afterCut } = prepare();
  for (let count = 0; count < BETS; count++) bet();
  const log = readFileSync(`${path}-wal`);
  const before = join(folder, 'before.sqlite');
  copyFileSync(path, before);
  db.pragma('wal_checkpoint(PASSIVE)');
  const [older, newer] = [readFileSync(before), readFileSync(path)];
  const pageSize = Number(db.pragma('page_size', { simple: true }));
  for (const part of [2, 3, 5]) {
    const mixed = Buffer.from(newer);
    for (let at = 0; at < older.length; at += pageSize)
      if ((at / pageSize) % part === 0) older.copy(mixed, at, at, at + pageSize);
    expect(afterCut(mixed, log)).toEqual({ bets: BETS, broken: [] });
  }
});
