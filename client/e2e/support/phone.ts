/** The phone of the design, with fingers instead of a mouse, whose browser speaks English. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
} as const;

/** The same for tests: a page is laid out alike, and painting a quarter of the pixels saves a tenth of a test's time. */
export const TEST_PHONE = { ...PHONE, deviceScaleFactor: 1 } as const;

/** A test waits for no movement, nor reads a text that is half there; `keyboard.spec.ts` moves. */
export const STILL = { reducedMotion: 'reduce' } as const;
