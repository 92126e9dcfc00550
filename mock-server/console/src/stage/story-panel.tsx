import type { RefObject } from 'react';
import { Brand } from './brand/brand.tsx';
import type { Story } from './hand.ts';
import { Prompt } from './prompt.tsx';
import { STORIES } from './stories/all-stories.ts';
import { StoryList } from './story-list.tsx';
import styles from './story-panel.module.css';
import { useTexts } from './texts/use-texts.ts';
import type { Stage } from './use-stage.ts';

type StoryPanelProps = {
  readonly stage: Stage;
  readonly only: Story | undefined;
  readonly big: RefObject<HTMLButtonElement | null>;
  readonly onStartOver: () => void;
};

/** The column of a presenter who has one screen: it folds away. */
export function StoryPanel({ stage, only, big, onStartOver }: StoryPanelProps) {
  const t = useTexts();
  const { standing } = stage;
  return (
    <section className={styles.panel} aria-label={t.stories}>
      <Brand />
      <StoryList stage={stage} stories={only === undefined ? STORIES : [only]} />
      {standing !== undefined && (
        <Prompt stage={stage} standing={standing} only={only} big={big} onStartOver={onStartOver} />
      )}
    </section>
  );
}
