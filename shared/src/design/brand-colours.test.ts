import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bearsWhite, brandTokens, buttonColour, themeColour } from './brand-colours.ts';
import { colourOf, contrast, mix, WHITE } from './colours.ts';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS) ?? [];
  return value;
}

/** Every colour of three digits: black, white, and all between in steps of a fifteenth. */
const ALL = Array.from({ length: 0x1000 }, (_, code) => {
  const [red, green, blue] = code.toString(16).padStart(3, '0');
  return `#${red}${red}${green}${green}${blue}${blue}`;
});

const coloursIn = (text = '') => (text.match(/#[\da-f]{6}/g) ?? []).map(colourOf);
const leastOf = (texts: readonly string[], grounds: readonly (readonly number[])[]) =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => contrast(colourOf(text), ground))));

describe('the tokens of any brand colour', () => {
  const dark = ['surface-0', 'surface-1', 'surface-2'].map((name) => colourOf(token(name)));

  it('bear white text on buttons', () => {
    const least = ALL.map((colour) =>
      leastOf(['#ffffff'], coloursIn(brandTokens(colour)['--gradient-brand'])),
    );
    expect(Math.min(...least)).toBeGreaterThanOrEqual(4.5);
  });

  it('make texts and signs in the colour that are read on every surface', () => {
    for (const colour of ALL) {
      const {
        '--brand': brand = '',
        '--brand-soft': soft = '',
        '--brand-warm': warm = '',
      } = brandTokens(colour);
      expect(leastOf([brand, soft, warm], dark), colour).toBeGreaterThanOrEqual(4.5);
      expect(leastOf([token('text-on-gold')], [colourOf(brand)]), colour).toBeGreaterThanOrEqual(4.5);
      // A label on its own tint, over the lightest surface.
      const tint = mix(colourOf(token('surface-2')), colourOf(brand), 0.15);
      expect(leastOf([soft], [tint]), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('make grounds on which all texts are read', () => {
    const texts = ['text-1', 'text-2', 'gold', 'green', 'amber', 'danger-soft'].map(token);
    for (const colour of ALL) {
      const {
        '--hero': hero,
        '--landing': landing,
        '--surface-told': told,
        '--brand-soft': soft = '',
      } = brandTokens(colour);
      for (const ground of [hero, landing, told])
        expect(leastOf([...texts, soft], coloursIn(ground)), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are tokens of the design, and leave what warns, wins or loses alone', () => {
    const names = Object.keys(brandTokens('#2563d9'));
    for (const name of names) expect(TOKENS).toContain(`${name}: `);
    expect(names.filter((name) => !/brand|hero|landing|bar|told/.test(name))).toEqual([]);
  });
});

describe('the colour of buttons', () => {
  it.each([
    ['#2a55b8', true],
    ['#000000', true],
    ['#C42A3A', true],
    ['#fff3b0', false],
    ['#ffffff', false],
  ])('of %s is that itself: %s', (colour, isItself) => {
    expect(bearsWhite(colour)).toBe(isItself);
    expect(buttonColour(colour) === colour.toLowerCase()).toBe(isItself);
    expect(contrast(colourOf(buttonColour(colour)), WHITE)).toBeGreaterThanOrEqual(4.5);
  });

  it('is the nearest shade: little darker than a colour that is almost dark enough', () => {
    expect(contrast(colourOf(buttonColour('#f0474f')), WHITE)).toBeLessThan(4.7);
  });
});

it('the bar around an app is dark, whatever the colour is', () => {
  for (const colour of ALL)
    expect(leastOf([token('text-1')], [colourOf(themeColour(colour))]), colour).toBeGreaterThanOrEqual(12);
});
