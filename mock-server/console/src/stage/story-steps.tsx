import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { Story } from './hand.ts';
import styles from './story-panel.module.css';

export function StorySteps({ story, done }: { readonly story: Story; readonly done: number }) {
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
