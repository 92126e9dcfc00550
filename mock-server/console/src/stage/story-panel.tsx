import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import type { RefObject } from 'react';
import { control } from '../control/control-client.ts';
import { useWorld } from '../control/world-clock.ts';
import { keyOf } from '../page/action-list.ts';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Segments } from '../ui/segments.tsx';
import type { Story } from './hand.ts';
import { STORIES, storyAfter } from './stories/all-stories.ts';
import styles from './story-panel.module.css';
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
            {story === standing?.story && <Steps story={story} done={done} />}
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
          <Controls stage={stage} done={done} onStartOver={onStartOver} />
        </>
      )}
    </section>
  );
}

function Steps({ story, done }: { readonly story: Story; readonly done: number }) {
  return (
    <ol className={styles.steps}>
      {story.steps.map(({ title }, index) => (
        <li
          key={title}
          className={joinClasses(styles.step, index < done && styles.done, index === done && styles.current)}
          aria-current={index === done ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < done ? '✓' : index + 1}
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}

/** A console may have set another one: then none of them is marked. */
const SPEEDS: readonly string[] = ['1', '10'];

type ControlsProps = Omit<StoryPanelProps, 'big'> & { readonly done: number };

function Controls({ stage, done, onStartOver }: ControlsProps) {
  const { data: world } = useWorld();
  return (
    <div className={styles.controls}>
      <Button keys={keyOf('stage back')} disabled={stage.isBusy || done === 0} onClick={stage.back}>
        ↶ Step back
      </Button>
      <Button keys={keyOf('stage over')} disabled={stage.isBusy} onClick={onStartOver}>
        Start over
      </Button>
      <span className={layout.spacer} />
      <Segments
        label="How fast time passes"
        value={String(world?.rate ?? 1)}
        choices={SPEEDS.map((value) => ({ value, label: `×${value}` }))}
        onChoose={(speed) => void control(moveClockControl, { body: { rate: Number(speed) } })}
      />
    </div>
  );
}
