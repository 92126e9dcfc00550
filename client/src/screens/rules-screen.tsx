import { useTranslation } from 'react-i18next';
import { DrawLab } from '../features/draws/draw-lab.tsx';
import { Rules } from '../features/rules/rules.tsx';
import { useGoBack } from '../lib/use-go-back.ts';
import { paths } from '../paths.ts';
import { NavBar } from '../ui/basics/nav-bar.tsx';
import { Screen } from '../ui/basics/screen.tsx';

/** The rules as a screen of their own (product §2, `/home/gameplay`). */
export function RulesScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.home);
  return (
    <Screen header={<NavBar title={t('rules.screen.title')} onBack={goBack} />}>
      <Rules drawLab={<DrawLab />} />
    </Screen>
  );
}
