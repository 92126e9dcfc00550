import { useRef } from 'react';
import { useShortcuts } from '../page/use-shortcuts.ts';
import { Brand } from './brand/brand.tsx';
import { BrandSetting } from './brand/brand-setting.tsx';
import { InvitationButtons } from './invitation-buttons.tsx';
import styles from './presenter-screen.module.css';
import { Prompt } from './prompt.tsx';
import { SinceBegun } from './since-begun.tsx';
import { StageSettings } from './stage-settings.tsx';
import { STORIES } from './stories/all-stories.ts';
import { textsOf } from './stories/story-texts.ts';
import { StoryList } from './story-list.tsx';
import { useStageLanguage, useTexts } from './texts/use-texts.ts';
import { useFocusReturn } from './use-focus-return.ts';
import type { Stage, Standing } from './use-stage.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStartOver } from './use-start-over.tsx';
import { Visitors } from './visitors.tsx';

/** The window of the presenter: all that is not for the audience. */
export function PresenterScreen({ stage }: { readonly stage: Stage }) {
  const t = useTexts();
  const big = useRef<HTMLButtonElement>(null);
  useFocusReturn(big, stage.isBusy);
  useShortcuts();
  const startOver = useStartOver(stage);
  useStageKeys(stage, startOver.ask);
  const { standing } = stage;
  return (
    <div className={styles.presenter}>
      <section className={styles.column} aria-label={t.stories}>
        <Brand />
        <StoryList stage={stage} stories={STORIES} />
      </section>
      <main className={styles.column}>
        {standing === undefined ? (
          <p className={styles.choose}>{t.chooseStory}</p>
        ) : (
          <>
            <SinceBegun standing={standing} />
            <Prompt stage={stage} standing={standing} big={big} onStartOver={startOver.ask} isLarge />
          </>
        )}
      </main>
      <aside className={styles.column} aria-label={t.room}>
        {standing !== undefined && (
          <>
            <NextSteps standing={standing} />
            <Visitors />
            <InvitationButtons storyId={standing.story.id} />
          </>
        )}
        <BrandSetting />
        <StageSettings isReady={standing !== undefined} isPresenter />
      </aside>
      {startOver.question}
    </div>
  );
}

function NextSteps({ standing: { story, done, memories } }: { readonly standing: Standing }) {
  const t = useTexts();
  const { steps } = textsOf(story, useStageLanguage(), memories.at(-1));
  const next = steps.slice(done, done + 2);
  if (next.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{t.next}</h2>
      <ol className={styles.next}>
        {next.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </div>
  );
}
