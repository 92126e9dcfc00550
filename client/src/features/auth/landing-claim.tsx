import { Ball } from '@canada28/ui/ball.tsx';
import { useTranslation } from 'react-i18next';
import { useDrawIntervalMinutes } from '../../data/draws/draw-interval.ts';
import { brand } from '../../lib/brand.ts';
import { BrandMark } from '../../ui/basics/brand-mark.tsx';
import auth from './auth.module.css';
import styles from './landing-claim.module.css';

export function Claim() {
  const { t } = useTranslation();
  const minutes = useDrawIntervalMinutes();
  return (
    <div className={styles.claim}>
      {(brand.name ?? brand.logo) !== undefined && (
        <p className={styles.brand}>
          <BrandMark />
          {brand.name ?? t('game.name')}
        </p>
      )}
      <div className={styles.balls} aria-hidden="true">
        <Ball value={1} tone="red" />
        <Ball value={4} tone="blue" />
        <Ball value={9} tone="green" />
        <Ball value={14} tone="gold" />
      </div>
      <h1 className={styles.headline}>
        <span>{t('auth.landing.zones')}</span> <span>{t('auth.landing.number')}</span>{' '}
        {minutes !== undefined && (
          <span className={styles.interval}>{t('auth.landing.interval', { minutes })}</span>
        )}
      </h1>
      <p className={auth.muted}>{t('auth.landing.claim')}</p>
    </div>
  );
}
