import { isLanguageCode } from '@canada28/shared/contract/languages.ts';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { Toasts } from '../page/toasts.tsx';
import { useBrandOfPage } from './brand/use-brand.ts';
import type { Story } from './hand.ts';
import { PresenterScreen } from './presenter-screen.tsx';
import { changeStage } from './stage.store.ts';
import { StageScreen } from './stage-screen.tsx';
import { STORIES } from './stories/all-stories.ts';
import { useLanguageOfPage, useTexts } from './texts/use-texts.ts';
import { openBooth, useEndOfVisit, useTouches } from './use-booth.ts';
import { type Stage, useStage } from './use-stage.ts';

/** The two windows of one stage, by their addresses (control §12). */
export function StageWindows() {
  const stage = useStage();
  const words = useTexts();
  useLanguageOfPage();
  useTouches();
  useBrandOfPage();
  return (
    <>
      {stage !== undefined && <Screens stage={stage} />}
      <Toasts isCentered words={words} />
    </>
  );
}

function Screens({ stage }: { readonly stage: Stage }) {
  return (
    <Routes>
      <Route path="/presenter" element={<PresenterScreen stage={stage} />} />
      <Route path="/booth/:id?" element={<Booth stage={stage} />} />
      <Route path="/story/:id/:lang?" element={<OneStory stage={stage} />} />
      <Route path="*" element={<StageScreen stage={stage} />} />
    </Routes>
  );
}

function useStoryOfAddress(): Story | undefined {
  const { id } = useParams();
  return STORIES.find((one) => one.id === id);
}

/**
 * One story, told alone: what a link that is left behind opens, with phones in the language that it names, and a bundle that
 * is made for it.
 */
function OneStory({ stage }: { readonly stage: Stage }) {
  const story = useStoryOfAddress();
  const isTold = stage.standing?.story === story;
  const { lang } = useParams();
  const { openLink } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address is opened; of another one again.
  useEffect(() => {
    if (story === undefined || isTold) return;
    if (isLanguageCode(lang)) changeStage({ phoneLanguage: lang });
    openLink(story);
  }, [story, lang]);
  if (story === undefined) return <Navigate to="/" replace />;
  return <StageScreen stage={stage} only={story} />;
}

/** The stage that plays by itself, all stories or one: the bookmark of a booth, for a browser that starts with its machine. */
function Booth({ stage }: { readonly stage: Stage }) {
  const only = useStoryOfAddress();
  useEffect(openBooth, []);
  useEndOfVisit(openBooth);
  return <StageScreen stage={stage} only={only} />;
}
