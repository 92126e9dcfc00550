import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/addresses.json';
import type { Protocol } from './protocol.ts';
import { addressRefusal, isUsdtAddress } from './usdt-address.ts';

const TRON = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('an address', () => {
  it.each(examples)('of $protocol "$address" has the right form: $valid ($note)', (example) => {
    const protocol = example.protocol as Protocol; // JSON widens the two names to string
    expect(isUsdtAddress(protocol, example.address)).toBe(example.valid);
  });

  it.each(examples.filter((example) => !example.valid))(
    'of $protocol with $note is refused as malformed',
    (example) => {
      expect(addressRefusal(example.protocol as Protocol, example.address)).toBe('malformed');
    },
  );

  it.each(examples.filter((example) => example.note.includes('contract') && example.valid))(
    'that is the $note is no destination',
    (example) => {
      expect(addressRefusal(example.protocol as Protocol, example.address)).toBe('tokenContract');
    },
  );

  it.each<[Protocol, string]>([
    ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['ERC20', '0x0000000000000000000000000000000000000000'],
  ])('of %s that has no key is no destination', (protocol, address) => {
    expect(addressRefusal(protocol, address)).toBe('zeroAddress');
  });

  it.each<[Protocol, string]>([
    ['TRC20', ETHEREUM],
    ['ERC20', TRON],
    ['ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('of the other network is refused by %s as such', (protocol, address) => {
    expect(addressRefusal(protocol, address)).toBe('wrongChain');
  });

  it.each<[Protocol, string]>([
    ['TRC20', TRON],
    ['ERC20', ETHEREUM],
    ['ERC20', ETHEREUM.toLowerCase()],
    ['ERC20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ])('of %s that is a purse is a destination: %s', (protocol, address) => {
    expect(addressRefusal(protocol, address)).toBeUndefined();
  });

  it('in all capitals is the same contract as in mixed case', () => {
    expect(addressRefusal('ERC20', '0xDAC17F958D2EE523A2206206994597C13D831EC7')).toBe('tokenContract');
  });
});

describe('a slip of the pen', () => {
  it('in any one place of a TRC20 address is noticed', () => {
    for (let place = 1; place < TRON.length; place += 1) {
      const other = TRON.charAt(place) === '2' ? '3' : '2';
      const slipped = TRON.slice(0, place) + other + TRON.slice(place + 1);
      expect(isUsdtAddress('TRC20', slipped), slipped).toBe(false);
    }
  });

  it('in the case of any one letter of an ERC20 address is noticed', () => {
    for (let place = 2; place < ETHEREUM.length; place += 1) {
      const letter = ETHEREUM.charAt(place);
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const slipped = ETHEREUM.slice(0, place) + other + ETHEREUM.slice(place + 1);
      expect(isUsdtAddress('ERC20', slipped), slipped).toBe(slipped === ETHEREUM);
    }
  });
});
