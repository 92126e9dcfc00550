import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './lib/browser.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';

/** Edges in px that platforms ask for. A mask may cut away all but the middle 80 %: the ball stays within it. */
const SIZES = [180, 192, 512];

/** Draws the PNG icons of the installable app anew; run after a change of `client/public/icon.svg`. */
async function drawIcons(): Promise<void> {
  const svg = readFileSync(`${ROOT}client/public/icon.svg`, 'utf8');
  const browser = await chromium.launch(launchOptions());
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: `${ROOT}client/public/icons/icon-${size}.png` });
    await page.close();
  }
  await browser.close();
}

await runScript(drawIcons);
