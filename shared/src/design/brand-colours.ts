import { type Colour, colourOf, darker, dimmed, hexOf, lighter, mix } from './colours.ts';

/** The lightest surface that accents and their texts stand on, `--surface-2`. */
const SURFACE = '#1a2232';
/** What is told in a list stands on a breath of the brand over this, `--surface-1`. */
const SURFACE_TOLD = '#121824';
const TEXT_CONTRAST = 4.5;
/** A text in the brand's colour also stands on tints of that, which are lighter than the surface. */
const SOFT_CONTRAST = 7;
/** How bright the glow in a corner may be, so that all texts on it are read. */
const HERO_LUMINANCE = 0.015;
const LANDING_LUMINANCE = 0.022;

/** Whether white text on a colour is read without another shade of it (control §12). */
export function bearsWhite(colour: string): boolean {
  return buttonColour(colour) === colour.toLowerCase();
}

/** The colour of buttons with white text: the one given, or its nearest darker shade with a contrast of 4.5 : 1 (control §12). */
export function buttonColour(colour: string): string {
  return hexOf(darker(colourOf(colour), TEXT_CONTRAST));
}

/** The colour of the bar that a phone draws around an app: dark as its screens, with a glow of the brand (control §12). */
export function themeColour(colour: string): string {
  return hexOf(dimmed(colourOf(colour), HERO_LUMINANCE));
}

/**
 * The tokens of the design (`tokens.css`) that make the accent, of one colour (control §12). White on buttons and texts in
 * the colour have a contrast of at least 4.5 : 1, whatever the colour is; what warns, wins or loses keeps its own.
 */
export function brandTokens(colour: string): Readonly<Record<`--${string}`, string>> {
  const given = colourOf(colour);
  const surface = colourOf(SURFACE);
  const accent = lighter(given, surface, TEXT_CONTRAST);
  const soft = lighter(given, surface, SOFT_CONTRAST);
  const button = darker(given, TEXT_CONTRAST);
  const [landing, hero] = [dimmed(given, LANDING_LUMINANCE), dimmed(given, HERO_LUMINANCE)];
  return {
    '--brand': hexOf(accent),
    '--brand-warm': hexOf(soft),
    '--brand-soft': hexOf(soft),
    '--brand-tint': clear(accent, 15),
    '--brand-glow': clear(given, 28),
    '--gradient-brand': `linear-gradient(135deg, ${hexOf(button)}, ${hexOf(mix(button, [0, 0, 0], 0.14))})`,
    '--gradient-bar': `linear-gradient(90deg, ${hexOf(mix(accent, [255, 255, 255], 0.2))}, ${hexOf(accent)})`,
    '--hero': `radial-gradient(120% 140% at 100% 0, ${hexOf(hero)} 0, #1a1c33 45%, #121824 100%)`,
    '--landing': `radial-gradient(90% 60% at 80% 0, ${hexOf(landing)} 0, #141a30 45%, #0a0d14 80%)`,
    '--surface-told': hexOf(mix(colourOf(SURFACE_TOLD), accent, 0.05)),
  };
}

/** The tokens of a colour as CSS, above those of the build wherever these stand (control §12). */
export function brandStyle(colour: string): string {
  const tokens = Object.entries(brandTokens(colour)).map(([name, value]) => `${name}:${value}`);
  return `html:root{${tokens.join(';')}}`;
}

function clear([red = 0, green = 0, blue = 0]: Colour, percent: number): string {
  return `rgb(${red} ${green} ${blue} / ${percent}%)`;
}
