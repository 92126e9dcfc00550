import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.ts';

/** Names the browser's tab after the screen, home after the product alone; returns the name of the screen. */
export function useDocumentTitle(route: AppRoute | undefined): string {
  const { t } = useTranslation();
  const product = t('game.name');
  const page = t(route?.titleKey ?? 'notFound.screen.title');
  const title = route?.path === paths.home ? product : t('app.title.page', { page, product });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return page;
}
