import { BookOpen, ChartNoAxesColumn, MessagesSquare, Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Tiles } from '../../ui/lists/tiles.tsx';

/** The four ways on from home that are not betting (design, home). */
export function HomeTiles() {
  const { t } = useTranslation();
  const tiles = [
    { to: paths.gameOdds, icon: <Percent />, label: t('home.tile.odds') },
    { to: paths.gameRules, icon: <BookOpen />, label: t('home.tile.rules') },
    { to: paths.profitStatistics, icon: <ChartNoAxesColumn />, label: t('home.tile.profit') },
    { to: paths.chatRoom, icon: <MessagesSquare />, label: t('home.tile.chat') },
  ];
  return <Tiles label={t('home.tile.label')} tiles={tiles} />;
}
