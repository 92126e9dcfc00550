import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../basics/button.tsx';
import { EmptyState } from '../basics/empty-state.tsx';
import { TitledScreen } from '../basics/titled-screen.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import { ListSkeleton, Skeleton } from './skeleton.tsx';

/** The `id` in the address; undefined for what cannot be one. */
export function useAddressId(pattern: RegExp): string | undefined {
  const id = useSearchParams()[0].get('id') ?? '';
  return pattern.test(id) ? id : undefined;
}

type DetailScreenProps<Thing> = {
  title: string;
  recordPath: string;
  recordTitle: string;
  /** The thing; null where the player has none of this id. */
  query: LoadedQuery<Thing | null>;
  /** Nothing has come, and nothing will: the address names no thing, or the server refuses it. */
  isRefused: boolean;
  /** What the server's refusal says. */
  refusal?: string | undefined;
  footer?: ReactNode;
  /** Head, facts, steps. */
  children: (thing: Thing) => ReactNode;
};

/** All about one thing: on its way, failed, refused, or there. */
export function DetailScreen<Thing>(props: DetailScreenProps<Thing>) {
  const { title, recordPath, recordTitle, query, isRefused, refusal, footer, children } = props;
  const { t } = useTranslation();
  const { data: thing, isError, isFetching, refetch } = query;
  return (
    <TitledScreen title={title} backTo={recordPath} footer={footer}>
      {thing === null || (thing === undefined && isRefused) ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t('error.page.parameter')}
          text={refusal}
          action={<ButtonLink to={recordPath}>{recordTitle}</ButtonLink>}
        />
      ) : (
        <Loaded
          query={{ data: thing, isError, isFetching, refetch }}
          skeleton={
            <>
              <Skeleton shape="card" />
              <ListSkeleton />
            </>
          }
        >
          {children}
        </Loaded>
      )}
    </TitledScreen>
  );
}
