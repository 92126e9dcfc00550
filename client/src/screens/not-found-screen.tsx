import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/basics/button.tsx';
import { EmptyState } from '../ui/basics/empty-state.tsx';
import { TitledScreen } from '../ui/basics/titled-screen.tsx';

/** An unknown path, with a way home (product §2). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('notFound.screen.title')} backTo={paths.home}>
      <EmptyState
        icon={<Compass />}
        title={t('notFound.screen.title')}
        text={t('notFound.screen.text')}
        action={<ButtonLink to={paths.home}>{t('notFound.screen.home')}</ButtonLink>}
      />
    </TitledScreen>
  );
}
