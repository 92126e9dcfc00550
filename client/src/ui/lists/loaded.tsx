import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../basics/error-state.tsx';
import { ListSkeleton } from './skeleton.tsx';

export type LoadedQuery<Data> = { data: Data | undefined } & Pick<
  UseQueryResult,
  'isError' | 'isFetching' | 'refetch'
>;

type LoadedProps<Data> = {
  query: LoadedQuery<Data>;
  /** The shape of what is on its way. */
  skeleton?: ReactNode;
  /** Said when it failed, where that is more than a list. */
  failedText?: string;
  children: (data: Data) => ReactNode;
};

/** What a query has brought; until then its shape, or that it failed and a way to try again. */
export function Loaded<Data>({
  query,
  skeleton = <ListSkeleton />,
  failedText,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const retry = () => void query.refetch();
  const title = failedText ?? t('common.list.failed');
  return <ErrorState title={title} isRetrying={query.isFetching} onRetry={retry} />;
}
