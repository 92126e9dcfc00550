import { BookOpen, ChartNoAxesColumn, MessagesSquare, Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './home-tiles.module.css';

/** The four ways on from home that are not betting (design, home). */
export function HomeTiles() {
  const { t } = useTranslation();
  const tiles = [
    { to: paths.gameOdds, icon: <Percent />, label: t('home.tile.odds') },
    { to: paths.gameRules, icon: <BookOpen />, label: t('home.tile.rules') },
    { to: paths.profitStatistics, icon: <ChartNoAxesColumn />, label: t('home.tile.profit') },
    { to: paths.chatRoom, icon: <MessagesSquare />, label: t('home.tile.chat') },
  ];
  return (
    <nav className={styles.tiles} aria-label={t('home.tile.label')}>
      {tiles.map(({ to, icon, label }) => (
        <Link key={to} className={styles.tile} to={to}>
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
