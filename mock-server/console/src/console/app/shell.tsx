import { lazy, Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { goBack, goForward, listedSteps } from '../../control/go-back.ts';
import { stepWords, useHistory } from '../../control/last-step.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { hasDatabase, place } from '../../control/place.ts';
import { askName } from '../../control/tester.store.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { useKeyForPage, useShortcuts } from '../../page/use-shortcuts.ts';
import { Empty, Page } from '../../ui/page.tsx';
import { BugParts } from '../bug/bug-parts.tsx';
import { FAULT_ACTIONS } from '../faults/fault-actions.ts';
import { GoingQuestion } from '../history/going-question.tsx';
import { useJournalActions } from '../journal/journal-actions.ts';
import { Operations } from '../operations/operations.tsx';
import { doubleAction } from '../phone/double-action.ts';
import { useFollowGeneration } from '../phone/phone-generation.ts';
import { PhonePanel } from '../phone/phone-panel.tsx';
import { useIsDouble } from '../phone/phones.store.ts';
import { TimeMoves } from '../time/time-moves.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { NameQuestion } from './name-dialog.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PAGES } from './pages.ts';
import { Palette } from './palette.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { streamWords } from './stream-words.ts';
import { useFarActions } from './use-far-actions.ts';
import { WorldDialog } from './world-dialog.tsx';

type Open = 'palette' | 'keys' | 'world' | 'share' | undefined;

const ShareDialog = lazy(async () => ({
  default: (await import('../share/share-dialog.tsx')).ShareDialog,
}));

/** The frame of every page: the rail, what can be opened above it, and what is done from everywhere. */
export function Shell() {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const { steps, next } = useHistory();
  const [, path] = useLocation().pathname.split('/');
  // At once: the next key is for the palette, and no key of the page.
  const openPalette = useCallback(() => flushSync(() => setOpen('palette')), []);
  const close = useCallback(() => setOpen(undefined), []);
  useShortcuts(openPalette);
  useActions([
    ...PAGES.map(({ path, title, keys }) => ({
      id: `page ${path}`,
      title: `Go to ${title}`,
      group: 'Pages',
      keys,
      run: () => void navigate(path),
    })),
    act('undo', () => void goBack(), { hint: steps[0] ? stepWords(steps[0]) : 'there is none' }),
    act('redo', () => void goForward(), { hint: next.length > 0 ? listedSteps(next) : 'there is none' }),
    act('your name', () => void askName()),
    act('keys', () => setOpen('keys')),
    ...(place.isShared
      ? []
      : [act('change world', () => setOpen('world')), act('share', () => setOpen('share'))]),
  ]);
  // After the pages: who presses Enter at once changes nothing.
  useActions(FAULT_ACTIONS);
  useJournalActions();
  useFarActions();
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={focusMain}>
        Skip to the page
      </button>
      <Rail onFind={openPalette} />
      <main className={styles.main} id="main" aria-label="The page" tabIndex={-1}>
        <StreamNotice />
        <div className={styles.page}>
          <PageBoundary key={path}>
            <Suspense fallback={<PageToCome />}>
              <Routes>
                {PAGES.map(({ path, Component }) => (
                  <Route key={path} path={path === '/' ? '/' : `${path}/*`} element={<Component />} />
                ))}
                <Route
                  path="*"
                  element={
                    <Page title="There is no such page">
                      <Empty title="The rail leads to all there are." />
                    </Page>
                  }
                />
              </Routes>
            </Suspense>
          </PageBoundary>
          <Phones />
        </div>
      </main>
      {hasDatabase && <Operations />}
      <BugParts />
      {hasDatabase && <TimeMoves isAtHand={path === ''} />}
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'world' && <WorldDialog onClose={close} />}
      {open === 'share' && (
        <Suspense>
          <ShareDialog onClose={close} />
        </Suspense>
      )}
      <GoingQuestion />
      <NameQuestion />
    </div>
  );
}

/** Beside the cockpit. Elsewhere they wait unseen: a tester who comes back finds them as they were left. */
function Phones() {
  const isShown = useLocation().pathname === '/';
  const isDouble = useIsDouble();
  const navigate = useNavigate();
  useFollowGeneration();
  useActions(doubleAction(isDouble, isShown ? undefined : () => void navigate('/')));
  const [hasShown, setHasShown] = useState(isShown);
  if (isShown && !hasShown) setHasShown(true);
  return hasShown && <PhonePanel isShown={isShown} />;
}

function PageToCome() {
  useKeyForPage();
  return <div />;
}

function focusMain(): void {
  document.getElementById('main')?.focus();
}

/** Says what is amiss with the live view, and nothing while all is well. */
function StreamNotice() {
  const state = useLiveJournal((journal) => journal.state);
  const hasBegun = useLiveJournal((journal) => journal.entries.length > 0);
  const words = state === 'connecting' && !hasBegun ? '' : streamWords(place)[state];
  return <div role="status">{words !== '' && <p className={styles.notice}>{words}</p>}</div>;
}
