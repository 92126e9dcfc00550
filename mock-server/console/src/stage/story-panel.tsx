import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { StageControls } from './stage-controls.tsx';
import { STORIES, storyAfter } from './stories/all-stories.ts';
import styles from './story-panel.module.css';
import { StorySteps } from './story-steps.tsx';
import type { Stage } from './use-stage.ts';
import { pressOn } from './use-stage-keys.ts';

type StoryPanelProps = {
  readonly stage: Stage;
  readonly big: RefObject<HTMLButtonElement | null>;
  readonly onStartOver: () => void;
};

export function StoryPanel({ stage, big, onStartOver }: StoryPanelProps) {
  const { standing, isBusy, begin } = stage;
  const done = (standing?.memories.length ?? 1) - 1;
  const step = standing?.story.steps[done];
  const said = standing?.story.steps[done - 1]?.say;
  return (
    <section className={styles.panel} aria-label="Story">
      <h1 className={styles.brand}>
        <span className={styles.diamond} aria-hidden="true" />
        Canada 28 <Pill tone="amber">demo, no real money</Pill>
      </h1>
      <ul className={styles.stories}>
        {STORIES.map((story) => (
          <li
            key={story.id}
            className={joinClasses(card.card, styles.story, story === standing?.story && styles.on)}
          >
            <button type="button" className={styles.title} disabled={isBusy} onClick={() => begin(story)}>
              <span>{story.title}</span> <span className={styles.minutes}>{story.minutes} min</span>
              {standing === undefined && <span className={styles.sentence}>{story.sentence}</span>}
            </button>
            {story === standing?.story && <StorySteps story={story} done={done} />}
          </li>
        ))}
      </ul>
      {standing !== undefined && (
        <>
          <div className={joinClasses(card.card, styles.say)} aria-live="polite">
            <div className={layout.small}>Say</div>
            <p>{said ?? 'Press the button, and tell what you see.'}</p>
            {standing.failed !== undefined && (
              <p className={styles.wrong} role="alert">
                {standing.failed}
              </p>
            )}
            {standing.wrong.map((sentence) => (
              <p key={sentence} className={styles.wrong} role="alert">
                This is not so: {sentence}. Step back, or start over.
              </p>
            ))}
          </div>
          <Button
            ref={big}
            kind="primary"
            size="huge"
            keys="space"
            disabled={isBusy}
            onClick={() => pressOn(stage)}
          >
            {step?.press ?? `Next: ${storyAfter(standing.story).title}`}
          </Button>
          <StageControls stage={stage} done={done} onStartOver={onStartOver} />
        </>
      )}
    </section>
  );
}
