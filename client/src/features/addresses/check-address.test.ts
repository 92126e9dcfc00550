import { describe, expect, it } from 'vitest';
import { findAddressProblem } from './check-address.ts';

const TRON = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';
const ETHEREUM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describe('what is typed as a TRC20 address', () => {
  it.each([
    ['is missing', '', 'missing'],
    ['is still being typed', 'TDt9', 'incomplete'],
    ['begins wrong', 'XDt9', 'wrongStart'],
    ['holds a character that no address has', 'TDt0', 'wrongCharacter'],
    ['is too long', `${TRON}a`, 'tooLong'],
    ['has a wrong character somewhere', TRON.replace('Yt', 'Yu'), 'checksum'],
    ['is an address of the other network', ETHEREUM, 'wrongChain'],
    ['is the contract of a token', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tokenContract'],
    ['has no owner', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'zeroAddress'],
    ['is an address', TRON, undefined],
  ])('%s', (_, text, expected) => {
    expect(findAddressProblem('TRC20', text)).toBe(expected);
  });
});

describe('what is typed as an ERC20 address', () => {
  it.each([
    ['is missing', '', 'missing'],
    ['is still being typed', '0', 'incomplete'],
    ['is still being typed after its start', '0xfB69', 'incomplete'],
    ['begins wrong', 'fB69', 'wrongStart'],
    ['holds a character that no address has', '0xg', 'wrongCharacter'],
    ['is too long', `${ETHEREUM}0`, 'tooLong'],
    ['has a letter in the wrong case', ETHEREUM.replace('fB', 'FB'), 'checksum'],
    ['is an address of the other network', TRON, 'wrongChain'],
    ['is an address', ETHEREUM, undefined],
    ['is an address without a checksum', ETHEREUM.toLowerCase(), undefined],
  ])('%s', (_, text, expected) => {
    expect(findAddressProblem('ERC20', text)).toBe(expected);
  });
});
