import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, createBase58check } from '@scure/base';
import type { Protocol } from './protocol.ts';
import { withChecksum } from './usdt-address.ts';

const base58check = createBase58check(sha256);
const BASE58_CHARACTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON_TEXT = 'TDemoAddressDoNotSendMoney';
const TRON_CHARACTERS = 34;
const TRON_BYTES = 21;
const ETHEREUM_TEXT = 'de30'.repeat(6);
const ETHEREUM_CHARACTERS = 40;

/**
 * A receiving address whose form and checksum are right and which is visibly a demo (product §10): TRC20 begins with
 * words, ERC20 with "de30" over and over. The same name always gives the same address; no key to it exists.
 */
export function demoAddress(protocol: Protocol, name: string): string {
  const hash = sha256(utf8ToBytes(`${protocol} ${name}`));
  return protocol === 'TRC20' ? tronAddress(hash) : ethereumAddress(hash);
}

/** Base58 keeps the words when the bytes behind them get their own checksum: that only changes the last characters. */
function tronAddress(hash: Uint8Array): string {
  const characters = Array.from(hash, (byte) => BASE58_CHARACTERS.charAt(byte % BASE58_CHARACTERS.length));
  const text = (TRON_TEXT + characters.join('')).slice(0, TRON_CHARACTERS);
  return base58check.encode(base58.decode(text).slice(0, TRON_BYTES));
}

function ethereumAddress(hash: Uint8Array): string {
  return `0x${withChecksum((ETHEREUM_TEXT + bytesToHex(hash)).slice(0, ETHEREUM_CHARACTERS))}`;
}
