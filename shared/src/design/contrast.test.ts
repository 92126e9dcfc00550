import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const WHITE = [255, 255, 255];

type Colour = readonly number[];

function token(name: string): string {
  const [, value] = new RegExp(`--${name}:([^;]+);`).exec(TOKENS) ?? [];
  if (value === undefined) throw new Error(`There is no token ${name}`);
  return value.trim();
}

const colour = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const coloursIn = (text: string): Colour[] => (text.match(/#[\da-f]{6}/g) ?? []).map(colour);
const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((part, index) => part + ((to[index] ?? 0) - part) * share);

/** Relative luminance (WCAG 2.2). */
function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
    for (const text of ['text-1', 'text-2', 'text-3', 'gold', 'green', 'amber', 'brand-soft'])
      expect(contrast(colour(token(text)), colour(token(surface))), text).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the contrast of what stands on a gradient', () => {
  it.each(['red', 'green', 'blue', 'grey', 'ink'])('is enough for white digits on a %s ball', (tone) => {
    expect(digitContrast(`ball-${tone}`, colour(token('text-on-brand')))).toBeGreaterThanOrEqual(4.5);
  });

  it('is enough for dark digits on the golden ball', () => {
    expect(digitContrast('ball-gold', colour(token('text-on-gold')))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['gradient-brand', ['text-on-brand']],
    ['hero', ['text-1', 'text-2', 'gold', 'green', 'amber', 'brand-soft']],
    ['hero-gold', ['text-1', 'text-2', 'gold']],
    ['landing', ['text-1', 'text-2', 'amber', 'brand-soft']],
    ['surface-raised', ['text-1', 'text-2']],
  ])('is enough on all of %s', (gradient, texts) => {
    const grounds = coloursIn(token(gradient));
    expect(grounds.length).toBeGreaterThan(1);
    for (const text of texts)
      for (const ground of grounds)
        expect(contrast(colour(token(text)), ground), text).toBeGreaterThanOrEqual(4.5);
  });
});
