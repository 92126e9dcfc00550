import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { changeSettings } from '../../control/change-settings.ts';
import { useControl } from '../../control/use-control.ts';
import { Choice } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from './policy-switch.module.css';

const POLICIES = [
  { value: 'manual', label: 'by you' },
  { value: 'auto', label: 'by the mock' },
] as const;

const SECONDS = [0, 5, 20, 60, 300, 3600];

/** Who decides orders of this world: the people here, or the mock after a while. */
export function PolicySwitch() {
  const { data } = useControl(readConfigControl);
  if (data === undefined) return null;
  const { reviewPolicy = 'auto', reviewSeconds = 0 } = data;
  const choices = [...new Set([...SECONDS, reviewSeconds])].toSorted((one, other) => one - other);
  return (
    <div className={styles.policy}>
      <span className={styles.word}>New orders are decided</span>
      <Segments
        label="Who decides new orders"
        value={reviewPolicy}
        choices={POLICIES}
        onChoose={(policy) => void changePolicy(policy)}
      />
      {reviewPolicy === 'auto' && (
        <Choice
          label="After how long"
          value={String(reviewSeconds)}
          choices={choices.map((seconds) => ({ value: String(seconds), label: `after ${seconds} s` }))}
          onChoose={(seconds) =>
            void changeSettings(
              { reviewSeconds: Number(seconds) },
              `New orders are decided after ${seconds} s.`,
            )
          }
        />
      )}
    </div>
  );
}

export function changePolicy(reviewPolicy: 'auto' | 'manual'): Promise<boolean> {
  return changeSettings(
    { reviewPolicy },
    reviewPolicy === 'manual' ? 'New orders wait for you.' : 'New orders are decided by themselves.',
  );
}
