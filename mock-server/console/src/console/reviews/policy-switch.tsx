import { changeConfigControl, readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { Link } from 'react-router-dom';
import { change } from '../../control/perform.ts';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { Empty } from '../../ui/page.tsx';
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
            void change(
              changeConfigControl,
              { body: { reviewSeconds: Number(seconds) } },
              `New orders are decided after ${seconds} s.`,
            )
          }
        />
      )}
    </div>
  );
}

function changePolicy(reviewPolicy: 'auto' | 'manual'): Promise<boolean> {
  const said =
    reviewPolicy === 'manual' ? 'New orders wait for you.' : 'New orders are decided by themselves.';
  return change(changeConfigControl, { body: { reviewPolicy } }, said);
}

export function NothingWaits() {
  const { data } = useControl(readConfigControl);
  if (data === undefined) return null;
  if (data.reviewPolicy === 'auto')
    return (
      <Empty title="Nothing waits, because the mock decides by itself.">
        <p>
          Every deposit and withdrawal is decided {data.reviewSeconds} s after it was made. Decide by hand to
          see them here.
        </p>
        <Button kind="primary" onClick={() => void changePolicy('manual')}>
          Decide by hand
        </Button>
      </Empty>
    );
  return (
    <Empty title="Nothing waits.">
      <p>
        Make a deposit or a withdrawal on a phone: it appears here at once. Or apply{' '}
        <Link className={styles.link ?? ''} to="/scenarios">
          a scenario
        </Link>{' '}
        such as "withdrawal in review".
      </p>
    </Empty>
  );
}
