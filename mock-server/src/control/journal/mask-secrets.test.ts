import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { expect, test } from 'vitest';
import {
  headersWithoutSecrets,
  mayTellSecret,
  secretMark,
  textWithoutSecrets,
  urlWithoutSecrets,
  withoutSecrets,
} from './mask-secrets.ts';

test.each([
  'password',
  'payPassword',
  'oldPwd',
  'newPwd',
  'newAgainPwd',
  'token',
  'tokenValue',
  'P-Token',
  'x-token',
  'pass_word',
  'api_key',
  'Proxy-Authorization',
])('the value of %s is a secret, in objects and in texts, whole or broken off', (name) => {
  const sent = { list: [{ [name]: 'maple-"leaf"-28', uname: 'demo' }] };
  expect(withoutSecrets(sent)).toEqual({ list: [{ [name]: secretMark('maple-"leaf"-28'), uname: 'demo' }] });
  const text = JSON.stringify(sent);
  expect(JSON.parse(textWithoutSecrets(text)).list[0].uname).toBe('demo');
  for (let length = 0; length <= text.length; length += 1)
    expect(textWithoutSecrets(text.slice(0, length))).not.toMatch(/maple|leaf/);
});

test('a number that is a secret is one as well; a switch, nothing, and the name of a token are none', () => {
  expect(withoutSecrets({ password: 1234 })).toEqual({ password: secretMark('1234') });
  expect(textWithoutSecrets('{"password":1234,"a":5}')).toBe(`{"password":"${secretMark('1234')}","a":5}`);
  const harmless = { payPassword: true, tokenValue: null, password: '', tokenName: 'P-Token' };
  expect(withoutSecrets(harmless)).toEqual(harmless);
  expect(textWithoutSecrets(JSON.stringify(harmless))).toBe(JSON.stringify(harmless));
});

test('the same secret has the same mark, another one another', () => {
  expect(secretMark('1234')).toBe(secretMark('1234'));
  expect(secretMark('1234')).not.toBe(secretMark('1235'));
  expect(secretMark('1234')).toMatch(/^\*\*\* [0-9a-f]{8}$/);
});

test('a secret in an address is marked', () => {
  expect(urlWithoutSecrets('/a/b')).toBe('/a/b');
  expect(urlWithoutSecrets('/a?token=abc123&to=/withdraw')).not.toContain('abc123');
  expect(urlWithoutSecrets('/a?token=abc123&to=/withdraw')).toContain('to=/withdraw');
  for (const name of ['%74oken', 'pass%77ord', 'pass_word', 'x-api-key', '%zztoken'])
    expect(urlWithoutSecrets(`/a?${name}=abc123`), name).not.toContain('abc123');
});

test('headers are told as they are but for tokens, cookies and the secrets in the address of the page', () => {
  const harmless = {
    lang: 'jp',
    'x-user-id': '7',
    'user-agent': 'phone',
    'x-token': '',
    referer: 'http://a/b',
  };
  expect(headersWithoutSecrets(harmless)).toEqual(harmless);
  expect(
    headersWithoutSecrets({
      ...harmless,
      'x-token': 'abc123',
      'p-token': 'abc123',
      cookie: 'P-Token=abc123; theme=dark',
      authorization: 'Bearer abc123',
      'proxy-authorization': 'Basic abc123',
      'x-api-key': 'abc123',
      referer: 'http://a/b?invitation=abc123&to=/withdraw',
    }),
  ).toEqual({
    ...harmless,
    'x-token': secretMark('abc123'),
    'p-token': secretMark('abc123'),
    cookie: `P-Token=${secretMark('abc123')}; theme=${secretMark('dark')}`,
    authorization: `Bearer ${secretMark('abc123')}`,
    'proxy-authorization': `Basic ${secretMark('abc123')}`,
    'x-api-key': secretMark('abc123'),
    referer: `http://a/b?invitation=${encodeURIComponent(secretMark('abc123'))}&to=/withdraw`,
  });
});

test('only replies that may tell a secret are searched for one', () => {
  expect([loginCall, getUserInfoCall, placeBetCall].map(mayTellSecret)).toEqual([true, true, false]);
});
