/** A colour as its red, green and blue, each 0 to 255. */
export type Colour = readonly number[];

export const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** Reads `#rrggbb` (product §9). */
export function colourOf(hex: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Writes a colour as `#rrggbb` (product §9). */
export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on the way to another one: at share 0 the one, at 1 the other (product §9). */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it (product §9). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it (product §9). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** So fine the search for a shade is: what follows differs less than an eye tells apart. */
const STEPS = 128;

/** The nearest shade of a colour towards white or black that is good enough (product §9). */
function shade(colour: Colour, towards: Colour, isEnough: (shade: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    // As it will be written: rounding must not take back what was reached.
    const tried = mix(colour, towards, step / STEPS).map(Math.round);
    if (isEnough(tried)) return tried;
  }
  return towards;
}

/** The nearest lighter shade that stands out from a ground by so much (product §9). */
export function lighter(colour: Colour, ground: Colour, least: number): Colour {
  return shade(
    colour,
    WHITE,
    (tried) => luminance(tried) > luminance(ground) && contrast(tried, ground) >= least,
  );
}

/** The nearest darker shade on which white stands out by so much (product §9). */
export function darker(colour: Colour, least: number): Colour {
  return shade(colour, BLACK, (tried) => contrast(tried, WHITE) >= least);
}

/** The nearest darker shade that is no brighter than so much of luminance (product §9). */
export function dimmed(colour: Colour, most: number): Colour {
  return shade(colour, BLACK, (tried) => luminance(tried) <= most);
}
