import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Spinner } from '@canada28/ui/spinner.tsx';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import type { Story } from './hand.ts';
import styles from './prompt.module.css';
import { StageControls, TimePill } from './stage-controls.tsx';
import { storyAfter } from './stories/all-stories.ts';
import { textsOf } from './stories/story-texts.ts';
import { useStageLanguage, useTexts } from './texts/use-texts.ts';
import type { Stage, Standing } from './use-stage.ts';
import { pressOn, unlessBlack } from './use-stage-keys.ts';

type PromptProps = {
  readonly stage: Stage;
  readonly standing: Standing;
  /** The one story that there is in this window. */
  readonly only?: Story | undefined;
  readonly big: RefObject<HTMLButtonElement | null>;
  readonly onStartOver: () => void;
  /** In a window of the presenter's own, where there is room for large letters. */
  readonly isLarge?: boolean;
};

/** What the presenter says and does now, and the big button that takes the next step. */
export function Prompt({ stage, standing, only, big, onStartOver, isLarge = false }: PromptProps) {
  const t = useTexts();
  const language = useStageLanguage();
  const { story, done, memories, failure, wrong, missing = [], unseen } = standing;
  const { steps } = textsOf(story, language, memories.at(-1));
  const said = steps[done - 1];
  return (
    <div className={joinClasses(styles.prompt, isLarge && styles.large)}>
      <div className={joinClasses(card.card, styles.words)} aria-live="polite">
        <div className={layout.between}>
          <h2 className={layout.small}>{t.say}</h2>
          <TimePill />
        </div>
        <p className={styles.say}>{said?.say ?? t.pressAndTell}</p>
        {said?.do !== undefined && (
          <>
            <h2 className={layout.small}>{t.doIt}</h2>
            <p className={styles.do}>{said.do}</p>
          </>
        )}
        {failure !== undefined && (
          <Wrong detail={failure.reason}>
            {failure.reason === undefined ? t.phoneAway : t.stepFailed}{' '}
            {failure.isBack ? t.nothingChanged : t.broughtBackNext}
          </Wrong>
        )}
        {unseen !== undefined && (
          <Wrong>
            {unseen === 'missing' ? fillIn(t.notShown, { texts: missing.join(' · ') }) : t.noPhone}
          </Wrong>
        )}
        {wrong.length > 0 && <Wrong detail={wrong.join(' · ')}>{t.notSo}</Wrong>}
      </div>
      <BigButton stage={stage} only={only} big={big} words={steps[done]?.press} />
      <StageControls stage={stage} done={done} onStartOver={onStartOver} />
    </div>
  );
}

/** What went wrong; `detail` for developers, in English: what the server said, or which fact of a step is false. */
function Wrong({ children, detail }: { readonly children: ReactNode; readonly detail?: string | undefined }) {
  return (
    <p className={styles.wrong} role="alert">
      {children}
      {detail !== undefined && (
        <span className={styles.detail} lang="en">
          {detail}
        </span>
      )}
    </p>
  );
}

type BigButtonProps = Pick<PromptProps, 'stage' | 'only'> & {
  readonly big: RefObject<HTMLButtonElement | null>;
  /** Undefined: the story is over, and the next one is offered. */
  readonly words: string | undefined;
};

function BigButton({ stage, only, big, words }: BigButtonProps) {
  const t = useTexts();
  const language = useStageLanguage();
  const { standing, isBusy } = stage;
  if (standing === undefined) return null;
  const { title } = textsOf(only ?? storyAfter(standing.story), language);
  return (
    <Button
      ref={big}
      kind="primary"
      size="huge"
      keys={t.keySpace}
      aria-keyshortcuts="Space"
      disabled={isBusy}
      onClick={unlessBlack(() => pressOn(stage, only))}
    >
      {words ?? fillIn(t.nextStory, { title })}
      {isBusy && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </Button>
  );
}
