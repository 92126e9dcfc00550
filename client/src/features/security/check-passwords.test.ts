import { describe, expect, it } from 'vitest';
import { findPasswordProblems, LOGIN_PASSWORD_FORM, PAY_PASSWORD_FORM } from './check-passwords.ts';

describe('a new transaction password', () => {
  it.each([
    ['is set without an old one', { old: undefined, next: '2828', again: '2828' }, {}],
    ['needs the old one once there is one', { old: '', next: '2828', again: '2828' }, { old: 'missing' }],
    ['has not fewer digits than four', { old: undefined, next: '282', again: '282' }, { next: 'form' }],
    ['has not more digits than four', { old: undefined, next: '28282', again: '28282' }, { next: 'form' }],
    ['has digits only', { old: undefined, next: '28a8', again: '28a8' }, { next: 'form' }],
    ['is entered twice alike', { old: '1', next: '2828', again: '2829' }, { again: 'different' }],
  ])('%s', (_, draft, expected) => {
    expect(findPasswordProblems(draft, PAY_PASSWORD_FORM)).toEqual(expected);
  });
});

describe('a new login password', () => {
  it.each([
    ['has at least six characters', 'maple', { next: 'form' }],
    ['may have six characters', 'maples', {}],
    ['may have 64 characters', 'm'.repeat(64), {}],
    ['has at most 64 characters', 'm'.repeat(65), { next: 'form' }],
  ])('%s', (_, next, expected) => {
    expect(findPasswordProblems({ old: 'old', next, again: next }, LOGIN_PASSWORD_FORM)).toEqual(expected);
  });
});
