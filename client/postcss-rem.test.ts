import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { remFromDesignPixels } from './postcss-rem.ts';

function converted(css: string): string {
  return postcss([remFromDesignPixels()]).process(css, { from: undefined }).css;
}

describe('lengths of the 375-wide design', () => {
  it.each([
    ['a { width: 375px }', 'a { width: 10rem }'],
    ['a { margin: 0 -12px 4.5px }', 'a { margin: 0 -0.32rem 0.12rem }'],
    ['a { padding: calc(100% - 75px) }', 'a { padding: calc(100% - 2rem) }'],
    ['a { --space-2: 8px }', 'a { --space-2: 0.21333rem }'],
    [
      'a { padding-top: max(.75px, env(safe-area-inset-top, 15px)) }',
      'a { padding-top: max(.75px, env(safe-area-inset-top, 0.4rem)) }',
    ],
  ])('become rem: %s', (css, expected) => {
    expect(converted(css)).toBe(expected);
  });

  it.each([
    'a { border: 1px solid red }',
    'a { outline-offset: -1px }',
    'a { width: 20PX }',
    'a { content: "12px" }',
    "a { background: url('sprite-12px.png') }",
    'a { background: url(sprite-12px.png) }',
    'a { grid-area: col-12px }',
    '@media (min-width: 600px) { a { color: red } }',
    '@container (min-width: 600px) { a { color: red } }',
  ])('stay as they are: %s', (css) => {
    expect(converted(css)).toBe(css);
  });

  it('are converted inside a media query, whose condition keeps its pixels', () => {
    expect(converted('@media (min-width: 600px) { a { width: 75px } }')).toBe(
      '@media (min-width: 600px) { a { width: 2rem } }',
    );
  });
});
