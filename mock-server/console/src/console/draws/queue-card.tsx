import { Card } from '@canada28/ui/card.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import table from '../../ui/table.module.css';
import { clearScripts, type Wish } from './draw-scripts.ts';
import styles from './queue-card.module.css';
import { QueueForm } from './queue-form.tsx';
import { WishRow } from './wish-row.tsx';

type QueueCardProps = {
  readonly scripts: readonly Wish[];
  /** By what is wanted: the issue that will have it, as far as the schedule is shown. */
  readonly issueOf: ReadonlyMap<number, string>;
};

/** What is set of draws to come, and where the next ones are typed in a row. */
export function QueueCard({ scripts, issueOf }: QueueCardProps) {
  const wishes = scripts
    .map((wish) => ({ wish, issueCode: wish.issueCode ?? issueOf.get(wish.id) }))
    // What is beyond the schedule that is shown comes last.
    .toSorted((one, other) => (one.issueCode ?? '~').localeCompare(other.issueCode ?? '~'));
  return (
    <Card
      title="Set for draws to come"
      tools={
        scripts.length > 0 && (
          <Button size="small" onClick={() => void clearScripts()}>
            Leave all to chance
          </Button>
        )
      }
    >
      <div className={layout.stack}>
        <QueueForm />
        {scripts.length === 0 ? (
          <p className={table.muted}>
            Nothing is set: every draw is left to chance. Type results above, or decide one issue below.
          </p>
        ) : (
          <ul className={styles.wishes}>
            {wishes.map(({ wish, issueCode }) => (
              <WishRow key={wish.id} wish={wish} issueCode={issueCode} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
