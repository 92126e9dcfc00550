import { joinClasses } from '@canada28/ui/join-classes.ts';
import styles from './audience-panel.module.css';
import { textsOf } from './stories/story-texts.ts';
import { Brand } from './story-panel.tsx';
import { useStageLanguage } from './texts/use-texts.ts';
import type { Standing } from './use-stage.ts';

/** What the audience reads: the sentence that is said, and how far the story is; nothing for the presenter. */
export function AudiencePanel({ standing }: { readonly standing: Standing | undefined }) {
  return (
    <section className={styles.panel}>
      <Brand />
      {standing !== undefined && <Sentence standing={standing} />}
    </section>
  );
}

function Sentence({ standing: { story, done } }: { readonly standing: Standing }) {
  const language = useStageLanguage();
  const { title, sentence, steps } = textsOf(story, language);
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {done === 0 ? sentence : steps[done - 1]?.say}
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
