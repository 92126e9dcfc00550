import { joinClasses } from '@canada28/ui/join-classes.ts';
import styles from './story-panel.module.css';

type StoryStepsProps = { readonly titles: readonly string[]; readonly done: number };

export function StorySteps({ titles, done }: StoryStepsProps) {
  return (
    <ol className={styles.steps}>
      {titles.map((title, index) => (
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
