import { joinClasses } from '@canada28/ui/join-classes.ts';
import styles from './audience-panel.module.css';
import { BoothNote } from './booth-parts.tsx';
import { Brand } from './brand/brand.tsx';
import { saidOf, textsOf } from './stories/story-texts.ts';
import { useStageLanguage } from './texts/use-texts.ts';
import type { Standing } from './use-stage.ts';

/** What the audience reads: the sentence that is said, and how far the story is; nothing for the presenter. */
export function AudiencePanel({ standing }: { readonly standing: Standing | undefined }) {
  return (
    <header className={styles.panel}>
      <Brand />
      {standing !== undefined && <Sentence standing={standing} />}
      <BoothNote />
    </header>
  );
}

function Sentence({ standing }: { readonly standing: Standing }) {
  const { story, done } = standing;
  const language = useStageLanguage();
  const { title, steps } = textsOf(story, language);
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {saidOf(standing, language)}
      </p>
      <p className={styles.progress}>
        {steps.map((step, index) => (
          <span
            key={step.title}
            className={joinClasses(
              styles.dash,
              index < done && styles.done,
              index === done - 1 && styles.last,
            )}
            aria-hidden="true"
          />
        ))}
        {title}
      </p>
    </>
  );
}
