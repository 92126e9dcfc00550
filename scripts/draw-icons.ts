import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './lib/browser.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';

const PUBLIC = `${ROOT}client/public/`;

/** Edges in px that platforms ask for. A mask may cut away all but the middle 80 %: the ball stays within it. */
const SIZES = [180, 192, 512];
const FAVICON_SIZE = 48;

/** Draws the PNG icons of the installable app and the favicon anew; run after a change of `client/public/icon.svg`. */
async function drawIcons(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  for (const size of SIZES) writeFileSync(`${PUBLIC}icons/icon-${size}.png`, await drawPng(browser, size));
  writeFileSync(`${PUBLIC}favicon.ico`, icoOf(await drawPng(browser, FAVICON_SIZE), FAVICON_SIZE));
  await browser.close();
}

async function drawPng(browser: Browser, size: number): Promise<Buffer> {
  const svg = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** An ICO file of one PNG: a header of 6 bytes, one entry of 16, the image. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(24, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await runScript(drawIcons);
