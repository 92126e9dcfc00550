import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useMatch } from 'react-router-dom';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { LinkTabs } from '../../ui/forms/link-tabs.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import styles from './help.module.css';
import { HELP_TOPICS } from './help-topics.ts';

/** The help center around its tabs (product §2, `/helpCenter`). */
export function HelpCenterScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  if (useMatch(paths.helpCenter)) return <Navigate to={paths.helpDeposits} replace />;
  return (
    <Screen
      header={
        <>
          <NavBar title={t('help.center.title')} onBack={goBack} />
          <div className={styles.tabs}>
            <LinkTabs
              label={t('help.center.title')}
              items={HELP_TOPICS.map(({ path, titleKey }) => ({ to: path, label: t(titleKey) }))}
            />
          </div>
        </>
      }
    >
      <Outlet />
      <List>
        <ListRow icon={<Headset />} title={t('help.center.askPerson')} to={paths.humanService} />
      </List>
    </Screen>
  );
}
