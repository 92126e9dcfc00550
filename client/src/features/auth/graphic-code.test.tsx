import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadAllTexts, startI18n } from '../../i18n/i18n.ts';
import { createGraphicCode, isCodeAnswer } from './graphic-code.ts';
import { GraphicCodePicture } from './graphic-code-picture.tsx';

/** A fixed sequence in place of chance. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('the graphic verification code', () => {
  const code = createGraphicCode(sequence());

  it('is right as it stands, in small letters, in full-width letters and with spaces around', () => {
    const fullWidth = [...code.text].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('');
    for (const answer of [code.text, code.text.toLowerCase(), fullWidth, ` ${code.text} `]) {
      expect(isCodeAnswer(code, answer)).toBe(true);
    }
  });

  it('has a sum as the alternative for those who cannot see it', () => {
    expect(isCodeAnswer(code, String(code.left + code.right))).toBe(true);
  });

  it.each(['', ' ', 'WRONG', '0'])('is wrong as %j', (answer) => {
    expect(isCodeAnswer(code, answer)).toBe(false);
  });

  it('has four characters, none of which is taken for another', () => {
    const random = sequence();
    for (let round = 0; round < 500; round += 1) {
      expect(createGraphicCode(random).text).toMatch(/^[2346789ABCDEFGHJKMNPQRTUVWXYZ]{4}$/);
    }
  });

  it('stays inside its picture of 120 × 48, whatever chance gives', () => {
    for (const value of [0, 0.999_999]) {
      for (const { x, y } of createGraphicCode(() => value).glyphs) {
        expect(x).toBeGreaterThan(10);
        expect(x).toBeLessThan(110);
        expect(y).toBeGreaterThan(24);
        expect(y).toBeLessThan(44);
      }
    }
  });

  it('asks a sum of those who cannot see it and does not read out the code', async () => {
    await startI18n('en');
    await loadAllTexts();
    render(<GraphicCodePicture code={code} onRefresh={() => {}} />);
    const name = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(name).toContain(`${code.left} + ${code.right}`);
    expect(name).not.toContain(code.text);
  });
});
