import { describe, expect, it } from 'vitest';
import { filesFor } from './files-at-start.ts';

const files = {
  languages: { zh: ['/zh.js'], en: ['/en.js'], jp: [], kor: [], cht: [] },
  screens: {
    '/': ['/home.js', '/home.css'],
    '/order': ['/room.js'],
    '/order/betting': ['/betting.js', '/room.js'],
    '/order/betting/past': ['/past.js'],
    '/recharge': ['/deposit.js'],
    '/recharge/record': ['/record.js'],
  },
  frames: ['/order'],
};

describe('what the start needs', () => {
  it.each([
    ['/', ['/en.js', '/home.js', '/home.css']],
    ['/order/betting', ['/en.js', '/room.js', '/betting.js']],
    ['/Order/Betting/', ['/en.js', '/room.js', '/betting.js']],
    ['/recharge/record', ['/en.js', '/record.js']],
    ['/order/betting/past', ['/en.js', '/past.js']],
    ['/nowhere', ['/en.js']],
  ])('is the language, the screen and what is around it: %s', (pathname, wanted) => {
    expect(filesFor(files, 'en', pathname)).toEqual(wanted);
  });
});
