import type { Plugin } from 'postcss';

/** Design pixels in one rem: the design is 375 wide and the root font is a tenth of the viewport (product §9). */
const DESIGN_PIXELS_PER_REM = 37.5;

/** A length in lower-case px that is not part of a name, a string or a url; `PX` is the way to say "a real pixel". */
const PROTECTED_OR_LENGTH = /"[^"]*"|'[^']*'|url\([^)]*\)|(?<![\w-])(-?\d*\.?\d+)px\b/g;

function lengthInRem(pixels: number): string {
  return `${Number((pixels / DESIGN_PIXELS_PER_REM).toFixed(5))}rem`;
}

/** One pixel is a hairline: scaled it would blur or vanish. */
function replaceLength(match: string, pixels: string | undefined): string {
  if (pixels === undefined || Math.abs(Number(pixels)) <= 1) return match;
  return lengthInRem(Number(pixels));
}

/**
 * Turns lengths written in pixels of the 375-wide design into rem, in declarations only: the conditions of media
 * and container queries stay in real pixels.
 */
export function remFromDesignPixels(): Plugin {
  return {
    postcssPlugin: 'rem-from-design-pixels',
    Once(root) {
      root.walkDecls((declaration) => {
        if (!declaration.value.includes('px')) return;
        declaration.value = declaration.value.replace(PROTECTED_OR_LENGTH, replaceLength);
      });
    },
  };
}
