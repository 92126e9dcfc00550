import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { Story } from './hand.ts';
import { textsOf } from './stories/story-texts.ts';
import styles from './story-panel.module.css';
import { StorySteps } from './story-steps.tsx';
import { useStageLanguage, useTexts } from './texts/use-texts.ts';
import type { Stage } from './use-stage.ts';
import { unlessBlack } from './use-stage-keys.ts';

type StoryListProps = { readonly stage: Stage; readonly stories: readonly Story[] };

/** The stories, and the steps of the one that is told. */
export function StoryList({ stage: { standing, isBusy, begin }, stories }: StoryListProps) {
  const t = useTexts();
  const language = useStageLanguage();
  return (
    <ul className={styles.stories} aria-label={t.stories}>
      {stories.map((story) => {
        const isTold = story.id === standing?.story.id;
        const texts = textsOf(story, language);
        return (
          <li key={story.id} className={joinClasses(card.card, styles.story, isTold && styles.on)}>
            <button
              type="button"
              className={styles.title}
              disabled={isBusy}
              onClick={unlessBlack(() => begin(story))}
            >
              <span>{texts.title}</span>{' '}
              <span className={styles.minutes}>{fillIn(t.minutes, { count: story.minutes })}</span>
              {standing === undefined && <span className={styles.sentence}>{texts.sentence}</span>}
            </button>
            {isTold && <StorySteps titles={texts.steps.map(({ title }) => title)} done={standing.done} />}
          </li>
        );
      })}
    </ul>
  );
}
