import { describe, expect, it } from 'vitest';
import { namedBrowser } from './browser.mjs';
import { ExpectedFailure } from './expected-failure.mjs';

describe('the browser that the environment names', () => {
  it('is used, our own variable before the others', () => {
    expect(namedBrowser({ CHROME_PATH: '/nowhere', CANADA28_BROWSER: process.execPath })).toBe(
      process.execPath,
    );
    expect(namedBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  it('is an error when it is not there, and no reason to take another', () => {
    expect(() => namedBrowser({ CHROME_PATH: '/nowhere' })).toThrow(ExpectedFailure);
  });

  it('may be missing', () => {
    expect(namedBrowser({})).toBeUndefined();
  });
});
