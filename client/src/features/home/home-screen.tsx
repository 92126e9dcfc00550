import { DICT_CODES, type DictEntry } from '@canada28/shared/contract/dictionary.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpen, ChartNoAxesColumn, MessagesSquare, Percent } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasChat } from '../../data/chat/has-chat.ts';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import {
  useCurrentIssue,
  useRecentIssues,
  useRefreshAfterSettlement,
} from '../../data/draws/issue.queries.ts';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { useFormatter } from '../../i18n/format.ts';
import { findStoredLanguage } from '../../i18n/languages.ts';
import { brand } from '../../lib/brand.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { paths } from '../../paths.ts';
import { BrandMark } from '../../ui/basics/brand-mark.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import text from '../../ui/basics/text.module.css';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import { Tiles } from '../../ui/lists/tiles.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { AccountLink, MessagesLink } from './account-links.tsx';
import styles from './home.module.css';
import { IssueHero } from './issue-hero.tsx';
import { LatestResults } from './latest-results.tsx';
import { NoticeTicker } from './notice-ticker.tsx';

type OrderedPeopleProps = {
  orderCount: Pick<UseQueryResult<readonly DictEntry[]>, 'data' | 'isPending'>;
  phase: IssuePhase;
};

/**
 * How many people are said to have bet already (product §1), while bets are taken. Its line is kept while the figure
 * loads and from the cutoff to the next sale; there is none in a break, and where the server does not say.
 */
function OrderedPeople({ orderCount, phase }: OrderedPeopleProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const people = Number(orderCount.data?.[0]?.value ?? Number.NaN);
  const isKnown = Number.isSafeInteger(people);
  if (phase === 'coming' || !(isKnown || orderCount.isPending)) return null;
  return (
    <p className={text.note}>
      {isKnown && phase === 'open'
        ? t('home.hero.ordered', { count: people, people: format.count(people) })
        : '\u00a0'}
    </p>
  );
}

function IssueAndResults() {
  const issue = useCurrentIssue();
  const recent = useRecentIssues();
  // Asked for together with the issue, in which it stands.
  const orderCount = useDictionaryEntries(DICT_CODES.homeOrderCount);
  const known = recent.data ?? (recent.isError ? [] : undefined);
  const refetch = () => {
    void recent.refetch();
    return issue.refetch();
  };
  return (
    <>
      <Loaded query={{ ...issue, refetch }} skeleton={<Skeleton shape="tall" />}>
        {(current) => (
          <IssueHero
            issue={current}
            recent={known}
            renderPeople={(phase) => <OrderedPeople orderCount={orderCount} phase={phase} />}
          />
        )}
      </Loaded>
      <HomeTiles />
      {issue.data && <LatestResults recent={recent} />}
      {issue.isPending && <ListSkeleton rows={4} />}
    </>
  );
}

const LanguageOffer = lazy(async () => ({
  default: (await import('./language-offer.tsx')).LanguageOffer,
}));

/**
 * A demo has visitors from anywhere, and a browser's language leads to two of the five only: until one is chosen, it
 * offers the others. Outside of a demo the client's own rule is all there is (product §4).
 */
function VisitorsLanguage() {
  const isDemo = useWorld(hasDemoMark);
  const [isAnswered, setIsAnswered] = useState(false);
  // In another tab, too.
  const isChosen = findStoredLanguage() !== undefined;
  if (!isDemo || isAnswered || isChosen) return null;
  return (
    <LazyOverlay>
      <LanguageOffer onAnswer={() => setIsAnswered(true)} />
    </LazyOverlay>
  );
}

/** Home: the issue on sale and the way to bet on it, then the latest results (product §2, `/`). */
export function HomeScreen() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const isDemo = useWorld(hasDemoMark);
  const refreshAll = useRefreshAll();
  useRefreshAfterSettlement();
  return (
    <Screen
      onRefresh={refreshAll}
      footer={<VisitorsLanguage />}
      header={
        <NavBar title={brand.name ?? t('game.name')} mark={<BrandMark />}>
          <AccountLink />
          {isLoggedIn && <MessagesLink />}
        </NavBar>
      }
    >
      <NoticeTicker />
      <IssueAndResults />
      {isDemo && <p className={styles.note}>{t('ui.demo.hint')}</p>}
    </Screen>
  );
}

/** The four ways on from home that are not betting. */
function HomeTiles() {
  const { t } = useTranslation();
  const hasChat = useHasChat();
  const tiles = [
    { to: paths.gameOdds, icon: <Percent />, label: t('game.odds.name') },
    { to: paths.gameRules, icon: <BookOpen />, label: t('rules.screen.title') },
    { to: paths.profitStatistics, icon: <ChartNoAxesColumn />, label: t('home.tile.profit') },
    { to: paths.chatRoom, icon: <MessagesSquare />, label: t('chat.room.title') },
  ].filter(({ to }) => to !== paths.chatRoom || hasChat);
  return <Tiles label={t('home.tile.label')} tiles={tiles} />;
}
