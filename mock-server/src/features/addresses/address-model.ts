import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import type { AddressRow } from './addresses.repository.ts';

/** A stored address as the model of the contract. */
export function addressOfRow(row: AddressRow): Address {
  return {
    id: row.id,
    name: row.name,
    protocol: row.protocol,
    address: row.address,
    isDefault: row.is_default === 1,
    status: row.status,
  };
}
