import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExpectedFailure } from './expected-failure.mjs';
import { requireFromRoot, TOOLS } from './project.mjs';
import { outputOf, runTool } from './run.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** Variables that name the browser, the first one wins; the first is our own, set for Playwright by the test script. */
const BROWSER_VARIABLES = ['CANADA28_BROWSER', 'CHROME_PATH', 'CHROMIUM_PATH'];

/** Chromium without windows: a page costs a third of what it does in the whole browser. */
const HEADLESS_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];

const COMMANDS = [
  ...HEADLESS_COMMANDS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** What every Chromium of ours is started with: no sandbox for root, nothing that speaks to the network by itself. */
const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The size of medium text unless another was asked for. */
const USUAL_TEXT_PX = 16;

/** @param {NodeJS.ProcessEnv} env */
function usualPlaces(env) {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => (folder ? COMMANDS.map((command) => join(folder, command)) : []));
  const onWindows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
        ]
      : [],
  );
  return [
    ...onPath,
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...onWindows,
  ];
}

function playwrightsOwn() {
  return requireFromRoot('@playwright/test').chromium.executablePath();
}

/**
 * Whether a file is a browser that can start here; a left-over of a package, or one with libraries missing, is not.
 *
 * @param {string} path
 */
function canStart(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` would open a window instead of answering.
  return process.platform === 'win32' || outputOf(path, ['--version']) !== undefined;
}

/**
 * The browser that the environment names. A name that leads nowhere is an error and not a reason to look further.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function namedBrowser(env) {
  const variable = BROWSER_VARIABLES.find((name) => env[name]);
  if (variable === undefined) return undefined;
  const path = env[variable];
  if (path && existsSync(path)) return path;
  throw new ExpectedFailure(`${variable} names a browser that is not there: ${path}`);
}

/** A Chrome or Chromium that is on this machine already. */
export function findBrowser() {
  return namedBrowser(process.env) ?? [...usualPlaces(process.env), playwrightsOwn()].find(canStart);
}

/**
 * How Playwright launches every Chromium of ours: the one that is on this machine, else its own.
 *
 * @param {{ textPercent?: number }} [settings] how large the browser writes, as a player may have set it
 */
export function launchOptions({ textPercent = 100 } = {}) {
  const executablePath = findBrowser();
  const textPx = (USUAL_TEXT_PX * textPercent) / 100;
  return {
    args: [...BROWSER_FLAGS, `--blink-settings=defaultFontSize=${textPx}`],
    ...(executablePath ? { executablePath } : {}),
  };
}

function downloadPlaywrightsOwn() {
  console.log('No Chrome or Chromium found: downloading the one of Playwright …');
  runTool(TOOLS.playwright, ['install', 'chromium'], { timeoutMs: DOWNLOAD_LIMIT_MS });
  return findBrowser();
}

/** Where the system has no headless shell of its own, the whole Chromium serves. */
function installSystemBrowser() {
  const reason = "Playwright's browser cannot be used here: installing the system's Chromium …";
  for (const purpose of /** @type {const} */ (['headlessBrowser', 'browser'])) {
    const path = installSystemPackages(purpose, reason) ? findBrowser() : undefined;
    if (path !== undefined) return path;
  }
  return undefined;
}

/**
 * A user who may install packages as root, a build machine as a rule, gets the browser that tests run fastest in.
 *
 * @param {string | undefined} found
 */
function withHeadlessShell(found) {
  const isWhole = found !== undefined && !HEADLESS_COMMANDS.some((command) => found.endsWith(command));
  if (!isWhole || namedBrowser(process.env) !== undefined || process.getuid?.() !== 0) return found;
  const reason =
    'Only a whole Chromium is here: installing its headless shell, in which tests take a third of the time …';
  return installSystemPackages('headlessBrowser', reason) ? findBrowser() : found;
}

/** The browser for the tests: found, else downloaded, else installed, else a failure that says what to do. */
export function ensureBrowser() {
  const path = withHeadlessShell(findBrowser()) ?? downloadPlaywrightsOwn() ?? installSystemBrowser();
  if (path) return path;
  throw new ExpectedFailure(
    'No Chrome or Chromium could be found, downloaded or installed. Install one, or set CHROME_PATH to it, and run again.',
  );
}

/** Without a font for them, Chinese, Japanese and Korean would be tested as rows of boxes. */
export function ensureFonts() {
  if (process.platform !== 'linux' || outputOf('fc-list', [':lang=zh'])) return;
  installSystemPackages('fonts', 'No font for Chinese found: installing Noto CJK …');
  if (outputOf('fc-list', [':lang=zh'])) return;
  console.warn(
    'No font for Chinese, Japanese and Korean: install fonts-noto-cjk to see these languages in screenshots.',
  );
}
