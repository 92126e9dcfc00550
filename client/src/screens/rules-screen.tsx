import { useTranslation } from 'react-i18next';
import { DrawLab } from '../features/draws/draw-lab.tsx';
import { Rules } from '../features/rules/rules.tsx';
import { paths } from '../paths.ts';
import { Screen } from '../ui/basics/screen.tsx';
import { TitledScreen } from '../ui/basics/titled-screen.tsx';

/** The rules as a screen of their own (product §2, `/home/gameplay`). */
export function RulesScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('rules.screen.title')} backTo={paths.home}>
      <Rules drawLab={<DrawLab />} />
    </TitledScreen>
  );
}

/** The rules as a tab of the room (product §2, `/order/gameplay`). */
export function RoomRules() {
  return (
    <Screen header={false}>
      <Rules drawLab={<DrawLab />} />
    </Screen>
  );
}
