/** Without the characters that are taken for each other: 0 O, 1 I L, 5 S. */
const CHARACTERS = '2346789ABCDEFGHJKMNPQRTUVWXYZ';
const CODE_LENGTH = 4;
const NOISE_LINES = 3;
/** Operands of the alternative question are 2–9. */
const SMALLEST_OPERAND = 2;
const OPERANDS = 8;

/** One character as it is drawn: a shift in px of the 120 × 48 picture and a turn in degrees. */
type Glyph = { character: string; x: number; y: number; turn: number; tone: 0 | 1 | 2 };

/** A line across the picture, from its left to its right edge. */
type NoiseLine = { id: number; fromY: number; toY: number };

/** A code to copy from a picture, and a sum for those who cannot see it. Either answer is right. */
export type GraphicCode = { text: string; glyphs: Glyph[]; lines: NoiseLine[]; left: number; right: number };

/** Draws a code; `random` gives numbers from 0 up to 1. */
export function createGraphicCode(random: () => number): GraphicCode {
  const below = (limit: number) => Math.floor(random() * limit);
  const around = (middle: number, spread: number) => middle + (random() - 0.5) * spread;
  const glyphs = Array.from({ length: CODE_LENGTH }, (_, index) => ({
    character: CHARACTERS.charAt(below(CHARACTERS.length)),
    x: around(21 + index * 26, 6),
    y: around(33, 8),
    turn: around(0, 40),
    tone: ([0, 1, 2] as const)[below(3)] ?? 0,
  }));
  return {
    text: glyphs.map((glyph) => glyph.character).join(''),
    glyphs,
    lines: Array.from({ length: NOISE_LINES }, (_, id) => ({ id, fromY: below(48), toY: below(48) })),
    left: SMALLEST_OPERAND + below(OPERANDS),
    right: SMALLEST_OPERAND + below(OPERANDS),
  };
}

/** Whether the answer is the code, in either case and width, or the sum. */
export function isCodeAnswer(code: GraphicCode, answer: string): boolean {
  const given = answer.normalize('NFKC').trim().toUpperCase();
  return given === code.text || given === String(code.left + code.right);
}
