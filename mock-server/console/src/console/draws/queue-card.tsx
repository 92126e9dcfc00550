import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { useRef, useState } from 'react';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import table from '../../ui/table.module.css';
import { clearScripts, dropScript, scriptDraws, type Wish } from './draw-scripts.ts';
import styles from './draws.module.css';
import { readNextDraws } from './next-draws.ts';

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

function QueueForm() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useActions([act('queue draws', () => field.current?.focus())]);
  const read = readNextDraws(typed);
  const words = 'words' in read ? read.words : [];
  const set = async () => {
    if (!('scripts' in read) || read.scripts.length === 0) return;
    const said = `The next ${words.length === 1 ? 'draw' : counted(words.length, 'draw')}: ${words.join(', ')}.`;
    if (!(await scriptDraws(read.scripts, said))) return;
    setTyped('');
    // The next key is a shortcut again: Z undoes.
    field.current?.blur();
  };
  return (
    <Form className={styles.queue} onSend={set}>
      <TextField
        ref={field}
        label="Next draws, in order"
        keys={keyOf('queue draws')}
        value={typed}
        placeholder="18, 27, 0"
        aria-describedby="queue-hint"
        onType={setTyped}
      />
      <Button type="submit" kind="primary" disabled={words.length === 0}>
        Set
      </Button>
      <p className={styles.queueHint} id="queue-hint" role="status">
        {'wrong' in read && `"${read.wrong}" is no result: a sum from 0 to 27, or three digits as 9+6+3.`}
        {words.length > 0 && `${counted(words.length, 'draw')}, the first of them the next one.`}
        {typed.trim() === '' &&
          'Sums from 0 to 27, or three digits as 9+6+3. Players see that they were set.'}
      </p>
    </Form>
  );
}

function WishRow({ wish, issueCode }: { readonly wish: Wish; readonly issueCode: string | undefined }) {
  const { id, sum } = wish;
  const issue = issueCode === undefined ? 'a later draw' : `issue ${issueCode}`;
  return (
    <li className={styles.wish}>
      <span className={styles.wishBall}>
        {sum !== undefined && <Ball value={sum} size="small" isForced />}
      </span>
      <span>{issueCode ?? 'a later draw'}</span>
      <span className={table.dim}>{wordsOf(wish)}</span>
      <Button size="small" aria-label={`Drop what is set for ${issue}`} onClick={() => void dropScript(id)}>
        Drop
      </Button>
    </li>
  );
}

function wordsOf({ issueCode, lateMs, void: isVoid }: Wish): string {
  if (isVoid) return 'no result: stakes go back';
  if (lateMs !== undefined) return `drawn ${lateMs / 1000} s late`;
  return issueCode === undefined ? 'in the row of next draws' : 'for this issue';
}
