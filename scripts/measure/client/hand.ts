import type { Locator, Page } from '@playwright/test';

/** Seconds of the keystroke-level model (Card, Moran and Newell) for an average typist. */
const SECONDS = { key: 0.28, point: 1.1, press: 0.2, reach: 0.4, think: 1.35 } as const;

const PATIENCE_MS = 60_000;

/** What a person does at one or several pages; what the machine takes is not counted. */
export type Hand = {
  /** Finds something to press, and presses it. */
  readonly click: (target: Locator) => Promise<void>;
  /** The same on a phone of the console, which is drawn smaller than it is: the browser's driver misses what stands there. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Opens a list of choices, and takes one. */
  readonly choose: (target: Locator, label: string) => Promise<void>;
  /** Recalls a key, and presses it. */
  readonly press: (page: Page, keys: string) => Promise<void>;
  /** Types on where the keyboard is. */
  readonly type: (page: Page, text: string) => Promise<void>;
  /** Looks for something, and reads it. */
  readonly read: (target: Locator) => Promise<void>;
  readonly seconds: () => number;
};

export function createHand(): Hand {
  let seconds = 0;
  let isAtKeys = false;
  const spend = (...acts: readonly (keyof typeof SECONDS)[]) => {
    for (const act of acts) seconds += SECONDS[act];
  };
  const spendOnKeys = (count: number) => {
    seconds += count * SECONDS.key;
  };
  const reachFor = (keys: boolean) => {
    if (isAtKeys !== keys) spend('reach');
    isAtKeys = keys;
  };
  const spendOnPress = () => {
    reachFor(false);
    spend('think', 'point', 'press');
  };
  return {
    click: async (target) => {
      spendOnPress();
      await target.click({ timeout: PATIENCE_MS });
    },
    tap: async (target) => {
      spendOnPress();
      await target.press('Enter', { timeout: PATIENCE_MS });
    },
    choose: async (target, label) => {
      reachFor(false);
      spend('think', 'point', 'press', 'point', 'press');
      await target.selectOption({ label }, { timeout: PATIENCE_MS });
    },
    press: async (page, keys) => {
      reachFor(true);
      spend('think');
      spendOnKeys(keys.split('+').length);
      await page.keyboard.press(keys);
    },
    type: async (page, text) => {
      reachFor(true);
      spendOnKeys(text.length);
      await page.keyboard.type(text);
    },
    read: async (target) => {
      spend('think');
      await target.waitFor({ timeout: PATIENCE_MS });
    },
    seconds: () => seconds,
  };
}
