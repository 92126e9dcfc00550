import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import type { Engine } from './engine.ts';
import { until } from './wait.ts';

/** By which WebDriver marks an element among values (W3C, elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const SELECTORS = {
  button: 'button, [role=button], [role=radio], [role=checkbox]',
  link: 'a[href]',
  field: 'input, textarea',
  picture: 'img, [role=img]',
  dialog: '[role=dialog], dialog',
  anything: 'h1, h2, h3, p, span, div, td, th, li, strong, button, a, dt, dd',
} as const;

/** Runs in the page: the last visible element of that kind whose name, or text, has those words. */
const FIND = `const [selector, words, isExact] = arguments;
const nameOf = (element) =>
  element.getAttribute('aria-label') ??
  (element.labels?.length ? [...element.labels].map((label) => label.textContent).join(' ') : undefined) ??
  element.alt ?? element.textContent ?? '';
const fits = (name) => (isExact ? name.trim() === words : name.includes(words));
return [...document.querySelectorAll(selector)].findLast(
  (element) => element.checkVisibility?.({ visibilityProperty: true }) !== false && element.getClientRects().length > 0 && fits(nameOf(element)),
) ?? null;`;

/** Runs in the page: WebKit's picture is of the frame before. */
const IS_PAINTED = `return new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
});`;

/** Runs in the page; what follows the scrolling or never ends does not count. */
const IS_STILL = `return document.getAnimations().every(
  ({ playState, timeline, effect }) =>
    playState !== 'running' || timeline !== document.timeline || effect.getTiming().iterations === Infinity,
);`;

type Kind = keyof typeof SELECTORS;

/** A page in a browser of any engine, at the size of a phone. */
export class EnginePage {
  readonly engine: Engine;
  readonly pictures: string[] = [];
  readonly #folder: string;

  constructor(engine: Engine) {
    this.engine = engine;
    this.#folder = join(ROOT, 'screens/engines', engine.name);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  async open(url: string): Promise<void> {
    await this.engine.send('navigate', { url });
  }

  async evaluate(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.engine.send('execute', { script, args });
  }

  /** Waits until it is there; answers by what WebDriver knows it. */
  async find(kind: Kind, words: string, isExact = false): Promise<string> {
    return until(`${kind} "${words}" is shown`, async () => {
      const found = await this.evaluate(FIND, SELECTORS[kind], words, isExact);
      return found === null ? undefined : String(Object(found)[ELEMENT]);
    });
  }

  /** Its name, or its text. */
  async textOf(kind: Kind, words: string): Promise<string> {
    const id = await this.find(kind, words);
    return String(
      await this.evaluate('return arguments[0].ariaLabel ?? arguments[0].alt ?? arguments[0].textContent', {
        [ELEMENT]: id,
      }),
    );
  }

  async click(kind: Kind, words: string, isExact = false): Promise<void> {
    const id = await this.find(kind, words, isExact);
    await this.evaluate(`arguments[0].scrollIntoView({ block: 'center' })`, { [ELEMENT]: id });
    await this.still();
    await this.engine.send('click', { id });
  }

  async fill(words: string, text: string): Promise<void> {
    const id = await this.find('field', words);
    await this.engine.send('sendKeys', { id, text, value: [...text] });
  }

  async isAt(path: string): Promise<void> {
    await until(
      `the page is ${path}`,
      async () => (await this.evaluate('return location.pathname')) === path,
    );
  }

  /** Waits for the end of what moves. */
  private async still(): Promise<void> {
    await until('nothing moves', async () => (await this.evaluate(IS_STILL)) === true);
  }

  /** Drags what a finger takes, by so many px to the right. */
  async drag(fromX: number, fromY: number, byPx: number): Promise<void> {
    const move = (x: number) => ({
      type: 'pointerMove',
      duration: 50,
      origin: 'viewport',
      x: Math.round(x),
      y: Math.round(fromY),
    });
    const steps = [0.25, 0.5, 0.75, 1].map((part) => move(fromX + byPx * part));
    const down = { type: 'pointerDown', button: 0 };
    const actions = [move(fromX), down, ...steps, { type: 'pointerUp', button: 0 }];
    const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    await this.engine.send('performActions', { actions: [pointer] });
  }

  async shoot(name: string): Promise<void> {
    await this.still();
    await this.evaluate(IS_PAINTED);
    const image = String(await this.engine.send('screenshot', { full: false }));
    writeFileSync(join(this.#folder, `${name}.png`), Buffer.from(image, 'base64'));
    this.pictures.push(name);
  }
}
