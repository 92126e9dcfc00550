import { useTranslation } from 'react-i18next';
import { TabBar } from '../ui/basics/tab-bar.tsx';
import { TAB_ROUTES } from './routes.tsx';

/** The main navigation; there is none while there is only one place to be. */
export function MainTabs() {
  const { t } = useTranslation();
  if (TAB_ROUTES.length < 2) return null;
  const items = TAB_ROUTES.flatMap(({ path, tab }) =>
    tab === undefined ? [] : [{ to: path, label: t(tab.labelKey), icon: tab.icon }],
  );
  return <TabBar label={t('common.tab.label')} items={items} />;
}
