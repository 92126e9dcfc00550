import { describe, expect, it } from 'vitest';
import { filesFor } from './files-at-start.ts';

const names = [
  '/en.js',
  '/en-all.js',
  '/home.js',
  '/home.css',
  '/room.js',
  '/betting.js',
  '/past.js',
  '/record.js',
];
const places = (...files: string[]) => files.map((file) => names.indexOf(file));
const texts = { zh: [], jp: [], kor: [], cht: [] };

const files = {
  names,
  firstTexts: { ...texts, en: places('/en.js') },
  allTexts: { ...texts, en: places('/en-all.js', '/en.js') },
  firstScreen: '/',
  screens: {
    '/': places('/home.js', '/home.css'),
    '/order': places('/room.js'),
    '/order/betting': places('/betting.js', '/room.js'),
    '/order/betting/past': places('/past.js'),
    '/recharge/record': places('/record.js'),
  },
  frames: ['/order'],
};

describe('what the start needs', () => {
  it.each([
    ['/', ['/en.js', '/home.js', '/home.css']],
    ['/order/betting', ['/en-all.js', '/en.js', '/room.js', '/betting.js']],
    ['/Order/Betting/', ['/en-all.js', '/en.js', '/room.js', '/betting.js']],
    ['/recharge/record', ['/en-all.js', '/en.js', '/record.js']],
    ['/order/betting/past', ['/en-all.js', '/en.js', '/past.js']],
    ['/nowhere', ['/en.js']],
  ])('is the language, the screen and what is around it: %s', (pathname, wanted) => {
    expect(filesFor(files, 'en', pathname)).toEqual(wanted);
  });
});
