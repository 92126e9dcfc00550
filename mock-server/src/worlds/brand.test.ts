import { MOST_LOGO_BYTES } from '@canada28/shared/control/brand.control.ts';
import { expect, test } from 'vitest';
import { logoOf } from './brand.ts';

const typeOf = (text: string) => logoOf(Buffer.from(text))?.type;

const SVG = '<svg/>';

test.each([
  `\ufeff <?xml version="1.0"?>\n<!-- a logo --> <!DOCTYPE svg> <!----><!-- a -- b -> c -->\n${SVG}`,
  `<!-- ${SVG} -->${SVG}`,
])('before the element of an SVG stand a declaration, comments and a type: %s', (text) => {
  expect(typeOf(text)).toBe('image/svg+xml');
});

test('however many comments and blanks a text has, it is known at once whether it is an SVG', () => {
  // A comment that may run over its own end makes the texts below endless work: this one refuses it beforehand.
  expect(typeOf(`<!-- a --> a logo --> ${SVG}`)).toBeUndefined();
  const startedMs = performance.now();
  for (const part of ['<!---->', '<!-- -->\n', '<!DOCTYPE svg> ', '<!--', '-->', ' ', '-']) {
    const many = part.repeat(Math.floor((MOST_LOGO_BYTES - 100) / part.length));
    expect(typeOf(`${many}x`), part).toBeUndefined();
    expect(typeOf(`<!-- ${many}`), part).toBeUndefined();
  }
  const most = '<!----> '.repeat(30_000);
  expect(typeOf(most + SVG)).toBe('image/svg+xml');
  expect(typeOf(`<!--${' '.repeat(MOST_LOGO_BYTES - 100)}-->${SVG}`)).toBe('image/svg+xml');
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});
