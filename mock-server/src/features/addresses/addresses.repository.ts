import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import type { Protocol } from '@canada28/shared/money/protocol.ts';

type AddressRow = Omit<Address, 'isDefault'> & { readonly isDefault: number };

function addressOfRow(row: AddressRow): Address {
  return { ...row, isDefault: row.isDefault === 1 };
}

type NewAddress = {
  readonly playerId: number;
  readonly name: string;
  readonly protocol: Protocol;
  readonly address: string;
  readonly createdAtMs: number;
};

const COLUMNS = 'id, name, protocol, address, is_default AS isDefault, status';
const OWN = 'player_id = :playerId AND deleted_at_ms IS NULL';

/** A player's addresses that are not deleted: the default first, then the newest. */
export function listAddresses(db: Database, playerId: number): Address[] {
  const sql = `SELECT ${COLUMNS} FROM addresses WHERE ${OWN} ORDER BY is_default DESC, id DESC`;
  return listRows<AddressRow>(db, sql, { playerId }).map(addressOfRow);
}

/** An address of this player; undefined when it is deleted or another player's. */
export function findAddress(db: Database, own: { id: number; playerId: number }): Address | undefined {
  const row = findRow<AddressRow>(db, `SELECT ${COLUMNS} FROM addresses WHERE ${OWN} AND id = :id`, own);
  return row && addressOfRow(row);
}

/** An address of this player by its text; ERC20 addresses are the same in any case, TRC20 ones are not. */
export function findAddressByText(
  db: Database,
  wanted: { playerId: number; protocol: Protocol; address: string },
): Address | undefined {
  const sql = `SELECT ${COLUMNS} FROM addresses
     WHERE ${OWN} AND protocol = :protocol AND address = :address COLLATE NOCASE
       AND (protocol = 'ERC20' OR address = :address)`;
  const row = findRow<AddressRow>(db, sql, wanted);
  return row && addressOfRow(row);
}

/** Not the default one yet; answers its id. */
export function insertAddress(db: Database, address: NewAddress): number {
  return runStatement(
    db,
    `INSERT INTO addresses (player_id, name, currency, protocol, address, created_at_ms)
     VALUES (:playerId, :name, 'USDT', :protocol, :address, :createdAtMs)`,
    address,
  ).lastId;
}

export function updateDefaultAddress(db: Database, { id, playerId }: { id: number; playerId: number }): void {
  runStatement(db, 'UPDATE addresses SET is_default = 0 WHERE player_id = :playerId AND is_default = 1', {
    playerId,
  });
  runStatement(db, `UPDATE addresses SET is_default = 1 WHERE ${OWN} AND id = :id`, { id, playerId });
}

/** Marks an address as deleted; it is no default any more. */
export function updateAddressDeleted(
  db: Database,
  deletion: { id: number; playerId: number; deletedAtMs: number },
): void {
  const sql = `UPDATE addresses SET deleted_at_ms = :deletedAtMs, is_default = 0 WHERE ${OWN} AND id = :id`;
  runStatement(db, sql, deletion);
}
