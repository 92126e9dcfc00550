import { useEffect } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { PresenterScreen } from './presenter-screen.tsx';
import { StageScreen } from './stage-screen.tsx';
import { STORIES } from './stories/all-stories.ts';
import { useLanguageOfPage } from './texts/use-texts.ts';
import { type Stage, useStage } from './use-stage.ts';

/** The two windows of one stage, by their addresses (control §12). */
export function StageWindows() {
  const stage = useStage();
  useLanguageOfPage();
  if (stage === undefined) return null;
  return (
    <Routes>
      <Route path="/presenter" element={<PresenterScreen stage={stage} />} />
      <Route path="/story/:id" element={<OneStory stage={stage} />} />
      <Route path="*" element={<StageScreen stage={stage} />} />
    </Routes>
  );
}

/** One story, told alone: what a link that is left behind opens, and a bundle that is made for it. */
function OneStory({ stage }: { readonly stage: Stage }) {
  const { id } = useParams();
  const story = STORIES.find((one) => one.id === id);
  const isTold = stage.standing?.story === story;
  const { begin } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address is opened.
  useEffect(() => {
    if (story !== undefined && !isTold) begin(story);
  }, []);
  if (story === undefined) return <Navigate to="/" replace />;
  return <StageScreen stage={stage} only={story} />;
}
