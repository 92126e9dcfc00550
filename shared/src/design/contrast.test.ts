import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colour, colourOf, contrast, mix, WHITE } from './colours.ts';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const [, value] = new RegExp(`--${name}:([^;]+);`).exec(TOKENS) ?? [];
  if (value === undefined) throw new Error(`There is no token ${name}`);
  return value.trim();
}

const coloursIn = (text: string): Colour[] => (text.match(/#[\da-f]{6}/g) ?? []).map(colourOf);

/** The shares in a gradient's description, such as sizes and places. */
const percentsIn = (text: string) => (text.match(/\d+(?=%)/g) ?? []).map((digits) => Number(digits) / 100);

/** How white a gloss or a rim makes a place of a ball of size one. */
function shine(name: 'ball-gloss' | 'ball-rim', x: number, y: number): number {
  const [width = 0, height = 0, atX = 0, atY = 0, strength = 0] = percentsIn(token(name));
  const distance = Math.hypot((x - atX) / width, (y - atY) / height);
  return distance < 1 ? strength * (1 - distance) : 0;
}

/** The colour of a place of a ball of size one, as the browser paints it: the sphere, its rim, its gloss. */
function ballAt(name: string, x: number, y: number): Colour {
  const [atX = 0, atY = 0] = percentsIn(token('ball-light'));
  const [light = WHITE, body = WHITE, shade = WHITE] = coloursIn(token(name));
  const [from = 0, to = 0] = percentsIn(token(name));
  const farthestCorner = Math.hypot(Math.max(atX, 1 - atX), Math.max(atY, 1 - atY));
  const distance = Math.hypot(x - atX, y - atY) / farthestCorner;
  const toBody = mix(light, body, Math.min(1, distance / from));
  const sphere = mix(toBody, shade, Math.max(0, (distance - to) / (1 - to)));
  return mix(mix(sphere, WHITE, shine('ball-rim', x, y)), WHITE, shine('ball-gloss', x, y));
}

/** The least contrast of the digits of a ball: two of them take a good half of its width and a third of its height. */
function digitContrast(name: string, digits: Colour): number {
  const steps = (from: number, to: number) =>
    Array.from({ length: 21 }, (_, i) => from + ((to - from) * i) / 20);
  return Math.min(
    ...steps(0.22, 0.78).flatMap((x) => steps(0.33, 0.68).map((y) => contrast(ballAt(name, x, y), digits))),
  );
}

describe('the contrast of text', () => {
  it.each(['surface-0', 'surface-1', 'surface-2'])('is enough on %s', (surface) => {
    for (const text of ['text-1', 'text-2', 'text-3', 'gold', 'green', 'amber', 'brand-soft', 'danger-soft'])
      expect(contrast(colourOf(token(text)), colourOf(token(surface))), text).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the contrast of what stands on a gradient', () => {
  it.each(['red', 'green', 'blue', 'grey', 'ink'])('is enough for white digits on a %s ball', (tone) => {
    expect(digitContrast(`ball-${tone}`, colourOf(token('text-on-brand')))).toBeGreaterThanOrEqual(4.5);
  });

  it('is enough for dark digits on the golden ball', () => {
    expect(digitContrast('ball-gold', colourOf(token('text-on-gold')))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['gradient-brand', ['text-on-brand']],
    ['hero', ['text-1', 'text-2', 'gold', 'green', 'amber', 'brand-soft', 'danger-soft']],
    ['hero-gold', ['text-1', 'text-2', 'gold']],
    ['landing', ['text-1', 'text-2', 'amber', 'brand-soft', 'danger-soft']],
    ['surface-raised', ['text-1', 'text-2']],
  ])('is enough on all of %s', (gradient, texts) => {
    const grounds = coloursIn(token(gradient));
    expect(grounds.length).toBeGreaterThan(1);
    for (const text of texts)
      for (const ground of grounds)
        expect(contrast(colourOf(token(text)), ground), text).toBeGreaterThanOrEqual(4.5);
  });
});
