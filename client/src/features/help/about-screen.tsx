import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { UpdateRow } from '../../app/update-row.tsx';
import { useDictionaryEntries } from '../../lib/dictionary.queries.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { List } from '../../ui/list.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const RichText = lazy(async () => ({ default: (await import('../../ui/rich-text.tsx')).RichText }));

function AboutText() {
  const { t } = useTranslation();
  const { data: entries, isError, isFetching, refetch } = useDictionaryEntries(DICT_CODES.aboutUs);
  if (entries !== undefined) {
    return entries.map(({ label, value }) => (
      <Card key={label} title={label}>
        <Suspense fallback={<Skeleton shape="card" />}>
          <RichText html={value} />
        </Suspense>
      </Card>
    ));
  }
  if (!isError) return <Skeleton shape="card" />;
  const retry = () => void refetch();
  return <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />;
}

/** Who is behind this, and which version it is (product §2, `/aboutUs`). */
export function AboutScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  return (
    <Screen header={<NavBar title={t('help.about.title')} onBack={goBack} />}>
      <AboutText />
      <List>
        <UpdateRow />
      </List>
    </Screen>
  );
}
