import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Info, RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import { useUpdate } from '../../data/version/update.queries.ts';
import { brand } from '../../lib/brand.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';

const RichText = lazy(async () => ({ default: (await import('../../ui/basics/rich-text.tsx')).RichText }));

/** A server may tell nothing of itself. */
function NothingTold() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Info />}
      title={brand.name ?? t('game.name')}
      text={t('help.center.emptyHint')}
      action={
        <ButtonLink to={paths.humanService} variant="secondary">
          {t('help.human.title')}
        </ButtonLink>
      }
    />
  );
}

function AboutText() {
  return (
    <Loaded query={useDictionaryEntries(DICT_CODES.aboutUs)} skeleton={<Skeleton shape="card" />}>
      {(entries) => {
        if (entries.length === 0) return <NothingTold />;
        return entries.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, and two may read alike.
          <Card key={index} title={label}>
            <Suspense fallback={<Skeleton shape="card" />}>
              <RichText html={value} />
            </Suspense>
          </Card>
        ));
      }}
    </Loaded>
  );
}

/** Who is behind this, and which version it is (product §2, `/aboutUs`). */
export function AboutScreen() {
  const { t } = useTranslation();
  const update = useUpdate();
  return (
    <TitledScreen title={t('help.about.title')} backTo={paths.my}>
      <AboutText />
      <List>
        <ListRow icon={<RefreshCw />} title={update.title} value={update.version} onClick={update.press} />
      </List>
    </TitledScreen>
  );
}
