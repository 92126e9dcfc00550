import { useRef, useState } from 'react';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import { scriptDraws } from './draw-scripts.ts';
import { readNextDraws } from './next-draws.ts';
import styles from './queue-card.module.css';

export function QueueForm() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useActions([act('queue draws', () => field.current?.focus())]);
  const read = readNextDraws(typed);
  const words = 'words' in read ? read.words : [];
  const set = async () => {
    if (!('script' in read) || words.length === 0) return;
    const said = `The next ${words.length === 1 ? 'draw' : counted(words.length, 'draw')}: ${words.join(', ')}.`;
    if (!(await scriptDraws(read.script, said))) return;
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
