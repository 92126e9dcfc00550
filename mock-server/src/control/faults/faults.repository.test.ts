import { emptyImage, openImage } from '@canada28/db/database-image.ts';
import { migrate } from '@canada28/db/migrate.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { expect, onTestFinished, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { insertFault, listStoredFaults } from './faults.repository.ts';

const MIGRATIONS = readMigrations(new URL('../../../../db/migrations/', import.meta.url));

test('the faults of an older program are there with their counts, and their ids are not used again', () => {
  const db = openImage(emptyImage(MIGRATIONS.filter(({ number }) => number < 18)));
  onTestFinished(() => void db.close());
  const kept = [
    { ...faultBody({ successHeader: true, body: null }, { nth: 3 }), id: 2, matched: 5, hits: 1 },
    { ...faultBody({ code: 600 }, { player: 'demo', times: 4 }), id: 7, playerId: 1, matched: 2, hits: 2 },
  ];
  db.prepare("INSERT INTO world_facts VALUES ('faults', ?)").run(JSON.stringify({ lastId: 7, faults: kept }));
  migrate(db, MIGRATIONS);
  expect(listStoredFaults(db)).toEqual([{ ...kept[0], playerId: undefined }, kept[1]]);
  expect(insertFault(db, faultBody({ code: 600 }), undefined)).toBe(8);
});
