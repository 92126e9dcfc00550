import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('keeps texts until they are removed', () => {
    writeStored('slip', '{"picks":[7]}');
    expect([readStored('slip'), readStoredJson('slip')]).toEqual(['{"picks":[7]}', { picks: [7] }]);
    removeStored('slip');
    expect([readStored('slip'), readStoredJson('slip')]).toEqual([undefined, undefined]);
  });

  it('has nothing where what is stored cannot be read', () => {
    writeStored('slip', '{');
    expect(readStoredJson('slip')).toBe(undefined);
  });

  it('does without where the browser forbids it', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid };
    vi.stubGlobal('localStorage', forbidden);
    writeStored('slip', '{}');
    removeStored('slip');
    clearStored();
    expect(readStored('slip')).toBe(undefined);
  });
});
