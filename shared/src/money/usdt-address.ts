import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { PROTOCOLS, type Protocol } from './protocol.ts';

/** Why USDT cannot be sent to an address; `wrongChain` when it belongs to the other network (product §5). */
export type AddressRefusal = 'malformed' | 'tokenContract' | 'zeroAddress' | 'wrongChain';

const base58check = createBase58check(sha256);
const TRON_VERSION = 0x41;
const TRON_CHARACTERS = 34;
const TRON_BYTES = 21;
const ERC20_FORM = /^0x[0-9a-fA-F]{40}$/;

/** Well-formed, but without a key: what is sent there is lost. */
const ZERO_ADDRESSES: readonly string[] = [
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  '0x0000000000000000000000000000000000000000',
];

/** Well-formed, but the contract of a token keeps what is sent to it. Those of 0x in lower case. */
const TOKEN_CONTRACTS: readonly string[] = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', // USDT
  'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn', // USDD
  'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9', // JST
  'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4', // BTT
  '0xdac17f958d2ee523a2206206994597c13d831ec7', // USDT
  '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', // WETH
];

/** Whether the text is an address of the protocol by its form and checksum (product §5). */
export function isUsdtAddress(protocol: Protocol, address: string): boolean {
  return protocol === 'TRC20' ? isTronAddress(address) : isEthereumAddress(address);
}

/** Why USDT of the protocol cannot be sent to the address; undefined when it can (product §5). */
export function addressRefusal(protocol: Protocol, address: string): AddressRefusal | undefined {
  if (!isUsdtAddress(protocol, address)) return refusalOfForm(protocol, address);
  const canonical = protocol === 'ERC20' ? address.toLowerCase() : address;
  if (ZERO_ADDRESSES.includes(canonical)) return 'zeroAddress';
  return TOKEN_CONTRACTS.includes(canonical) ? 'tokenContract' : undefined;
}

function refusalOfForm(protocol: Protocol, address: string): AddressRefusal {
  const isOfOther = PROTOCOLS.some((other) => other !== protocol && isUsdtAddress(other, address));
  return isOfOther ? 'wrongChain' : 'malformed';
}

function isTronAddress(address: string): boolean {
  if (address.length !== TRON_CHARACTERS) return false; // decoding takes the square of the length
  const bytes = decodeBase58check(address);
  return bytes?.length === TRON_BYTES && bytes[0] === TRON_VERSION;
}

/** The decoder's only way to say that a text is not base58 or that its checksum is wrong is to throw. */
function decodeBase58check(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
}

/** One case throughout carries no checksum; mixed case is the EIP-55 checksum and must be right (product §5). */
function isEthereumAddress(address: string): boolean {
  if (!ERC20_FORM.test(address)) return false;
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || digits === withChecksum(digits);
}

/** The 40 hex digits of an address in the case that EIP-55 gives them: a capital where the hash's digit is 8 or more (product §5). */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const isCapital = (place: number) => Number.parseInt(hash.charAt(place), 16) >= 8;
  return Array.from(lower, (digit, place) => (isCapital(place) ? digit.toUpperCase() : digit)).join('');
}
