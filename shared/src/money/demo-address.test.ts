import { expect, test } from 'vitest';
import { demoAddress } from './demo-address.ts';
import { addressRefusal } from './usdt-address.ts';

test.each(['default', 'sales', 'world-28'])('the demo addresses of %s are well-formed', (name) => {
  expect(addressRefusal('TRC20', demoAddress('TRC20', name))).toBeUndefined();
  expect(addressRefusal('ERC20', demoAddress('ERC20', name))).toBeUndefined();
});

test('they are visibly a demo', () => {
  expect(demoAddress('TRC20', 'default')).toMatch(/^TDemoAddressDoNotSendMoney/);
  expect(demoAddress('ERC20', 'default')).toMatch(/^0x(de30){6}/i);
});

test('each name has its own, the same in every version', () => {
  expect(demoAddress('TRC20', 'default')).toBe('TDemoAddressDoNotSendMoney7eNw6mRK');
  expect(demoAddress('ERC20', 'default')).toBe('0xDE30dE30De30de30DE30DE307E31E73441f8346E');
  expect(demoAddress('TRC20', 'default')).not.toBe(demoAddress('TRC20', 'sales'));
  expect(demoAddress('ERC20', 'default')).not.toBe(demoAddress('ERC20', 'sales'));
});
