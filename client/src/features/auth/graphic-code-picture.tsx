import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GraphicCode } from './graphic-code.ts';
import styles from './graphic-code-picture.module.css';

type GraphicCodePictureProps = { code: GraphicCode; onRefresh: () => void };

/**
 * The verification code as a picture; pressing it draws another. Its name asks a sum instead: a player who cannot see
 * the picture answers that, and the code itself is not read out.
 */
export function GraphicCodePicture({ code, onRefresh }: GraphicCodePictureProps) {
  const { t } = useTranslation();
  const { left, right } = code;
  return (
    <div className={styles.picture}>
      <svg
        className={styles.code}
        viewBox="0 0 120 48"
        role="img"
        aria-label={t('ui.captcha.question', { left, right })}
      >
        {code.lines.map((line) => (
          <path
            key={line.id}
            className={styles.line}
            d={`M0 ${line.fromY}C40 ${line.toY} 80 ${line.fromY} 120 ${line.toY}`}
          />
        ))}
        {code.glyphs.map((glyph) => (
          <text
            key={glyph.x}
            className={styles[`tone${glyph.tone}`]}
            transform={`translate(${glyph.x} ${glyph.y}) rotate(${glyph.turn})`}
            fontSize={25}
            textAnchor="middle"
          >
            {glyph.character}
          </text>
        ))}
      </svg>
      <button
        type="button"
        className={styles.refresh}
        aria-label={t('ui.captcha.refresh')}
        onClick={onRefresh}
      >
        <RotateCw size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
