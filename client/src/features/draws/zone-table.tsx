import type { DrawResult } from '@canada28/shared/game/draw-result.ts';
import { ZONE_TONES } from '@canada28/ui/ball-tone.ts';
import { toneClass } from '@canada28/ui/tag.tsx';
import { useTranslation } from 'react-i18next';
import styles from './draws.module.css';
import { digitDelayMs } from './reveal-timing.ts';
import { Rolling } from './rolling.tsx';

/** Names of the zones, the same in every language (game §1). */
const ZONE_NAMES = ['A', 'B', 'C'] as const;

/** How each zone's six numbers come to a digit; dashes while the draw is awaited. */
export function ZoneTable({ draw }: { draw: DrawResult | undefined }) {
  const { t } = useTranslation();
  return (
    <table className={styles.zones} aria-hidden={draw === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('draws.reveal.tableZone')}</th>
          <th scope="col">{t('draws.reveal.tableSum')}</th>
          <th scope="col">{t('draws.reveal.tableDigit')}</th>
        </tr>
      </thead>
      <tbody>
        {ZONE_NAMES.map((name, zone) => (
          <tr key={name} className={toneClass(ZONE_TONES[zone])}>
            <th scope="row">{name}</th>
            {[draw?.zoneSums[zone], draw?.digits[zone]].map((figure, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
              <td key={column}>
                {figure === undefined ? '–' : <Rolling delayMs={digitDelayMs(zone)}>{figure}</Rolling>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
