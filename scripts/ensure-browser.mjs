import { ensureBrowser, ensureFonts } from './lib/browser.mjs';
import { runScript } from './lib/expected-failure.mjs';

/** A step of `npm test`: what the browser tests need of the machine. */
await runScript(() => {
  console.log(ensureBrowser());
  ensureFonts();
});
