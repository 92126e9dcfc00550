import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TextKey } from '../../i18n/i18n.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { ButtonLink } from '../basics/button.tsx';
import { NavBar } from '../basics/nav-bar.tsx';
import { Screen } from '../basics/screen.tsx';
import { EmptyState } from './empty-state.tsx';
import { Loaded } from './loaded.tsx';
import { ListSkeleton, Skeleton } from './skeleton.tsx';

/** What makes the detail of one thing differ from another. */
export type DetailLook<Thing> = {
  readonly titleKey: TextKey;
  readonly recordPath: string;
  readonly recordTitleKey: TextKey;
  /** What `id` in the address can be. */
  readonly idPattern: RegExp;
  /** The thing; null where the player has none of this id. */
  readonly useThing: (id: string) => UseQueryResult<Thing | null>;
  /** What the server's refusal says, where a refusal means that there is no such thing. */
  readonly refusalOf?: (error: unknown) => { readonly text?: string } | undefined;
  /** Head, facts, steps. */
  readonly contentOf: (thing: Thing) => ReactNode;
  readonly footerOf?: (thing: Thing) => ReactNode;
};

type DetailProps<Thing> = { look: DetailLook<Thing> };

type FrameProps<Thing> = DetailProps<Thing> & { footer?: ReactNode; children: ReactNode };

function DetailFrame<Thing>({ look, footer, children }: FrameProps<Thing>) {
  const { t } = useTranslation();
  const goBack = useGoBack(look.recordPath);
  return (
    <Screen header={<NavBar title={t(look.titleKey)} onBack={goBack} />} footer={footer}>
      {children}
    </Screen>
  );
}

function ParameterError<Thing>({ look, text }: DetailProps<Thing> & { text?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('error.page.parameter')}
      text={text}
      action={<ButtonLink to={look.recordPath}>{t(look.recordTitleKey)}</ButtonLink>}
    />
  );
}

function DetailOfId<Thing>({ look, id }: DetailProps<Thing> & { id: string }) {
  const { data: thing, error, isError, isFetching, refetch } = look.useThing(id);
  const refusal = thing === undefined ? look.refusalOf?.(error) : undefined;
  return (
    <DetailFrame look={look} footer={thing && look.footerOf?.(thing)}>
      {thing === null || refusal ? (
        <ParameterError look={look} text={refusal?.text} />
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
          {look.contentOf}
        </Loaded>
      )}
    </DetailFrame>
  );
}

/** All about one thing, whose `id` stands in the address. */
export function DetailScreen<Thing>({ look }: DetailProps<Thing>) {
  const id = useSearchParams()[0].get('id') ?? '';
  if (look.idPattern.test(id)) return <DetailOfId look={look} id={id} />;
  return (
    <DetailFrame look={look}>
      <ParameterError look={look} />
    </DetailFrame>
  );
}
