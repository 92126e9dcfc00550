import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGoBack } from '../lib/use-go-back.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/basics/button.tsx';
import { NavBar } from '../ui/basics/nav-bar.tsx';
import { Screen } from '../ui/basics/screen.tsx';
import { EmptyState } from '../ui/lists/empty-state.tsx';

/** An unknown path, with a way home (product §2). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen header={<NavBar title={t('notFound.screen.title')} onBack={useGoBack(paths.home)} />}>
      <EmptyState
        icon={<Compass />}
        title={t('notFound.screen.title')}
        text={t('notFound.screen.text')}
        action={<ButtonLink to={paths.home}>{t('notFound.screen.home')}</ButtonLink>}
      />
    </Screen>
  );
}
