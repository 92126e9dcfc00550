import type { Protocol } from '@canada28/shared/money/protocol.ts';
import { addressRefusal } from '@canada28/shared/money/usdt-address.ts';

/** What a text lacks to be an address, or why nothing may be sent there; `incomplete` is of one that is still being typed. */
export type AddressProblem =
  | 'missing'
  | 'incomplete'
  | 'wrongStart'
  | 'wrongCharacter'
  | 'tooLong'
  | 'checksum'
  | 'wrongChain'
  | 'tokenContract'
  | 'zeroAddress';

/** The form of a network's addresses (product §5). */
const FORMS: Readonly<Record<Protocol, { start: string; characters: number; alphabet: RegExp }>> = {
  TRC20: { start: 'T', characters: 34, alphabet: /^[1-9A-HJ-NP-Za-km-z]*$/ },
  ERC20: { start: '0x', characters: 42, alphabet: /^(?:0|0x[0-9a-fA-F]*)$/ },
};

/** Characters of a whole address of the network. */
export function addressLength(protocol: Protocol): number {
  return FORMS[protocol].characters;
}

/** The network of an address that belongs to the other one. */
export function otherProtocol(protocol: Protocol): Protocol {
  return protocol === 'TRC20' ? 'ERC20' : 'TRC20';
}

/** Why the text is not an address to send USDT of the network to; undefined when it is one. */
export function findAddressProblem(protocol: Protocol, text: string): AddressProblem | undefined {
  if (text === '') return 'missing';
  const refusal = addressRefusal(protocol, text);
  return refusal === 'malformed' ? problemOfForm(protocol, text) : refusal;
}

function problemOfForm(protocol: Protocol, text: string): AddressProblem {
  const { start, characters, alphabet } = FORMS[protocol];
  const isStartRight = text.startsWith(start) || start.startsWith(text);
  if (!isStartRight) return 'wrongStart';
  if (!alphabet.test(text)) return 'wrongCharacter';
  if (text.length < characters) return 'incomplete';
  return text.length > characters ? 'tooLong' : 'checksum';
}
