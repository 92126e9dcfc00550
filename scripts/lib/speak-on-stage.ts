import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Page } from '@playwright/test';

/** Lets the stage of a world and its phones speak a language, before a page shows them; what is chosen there stays. */
export async function speakOnStage(page: Page, world: string, language: LanguageCode): Promise<void> {
  const state = { phoneLanguage: language, language };
  await page.addInitScript(
    ([key, stored]) => localStorage.getItem(key) ?? localStorage.setItem(key, stored),
    [`stage of ${world}`, JSON.stringify({ state, version: 0 })] as const,
  );
}
