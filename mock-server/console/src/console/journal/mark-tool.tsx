import type { JournalMark } from '@canada28/shared/control/journal.control.ts';
import { markEntryControl, unmarkEntryControl } from '@canada28/shared/control/journal-entries.control.ts';
import { useRef, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { perform } from '../../control/perform.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import styles from './entry-detail.module.css';

/** Marks an entry, with a note, for all who look at this journal; a copied test holds what is marked. */
export function MarkTool({ id }: { readonly id: number }) {
  const mark = useLiveJournal(({ marks }) => marks.find((one) => one.id === id));
  const isMarked = mark !== undefined;
  return (
    <div className={styles.mark}>
      {/* The same one before and after: it keeps the keyboard. */}
      <Button
        size="small"
        isPressed={isMarked}
        title="Marks this entry: it is found again by the filter Marked, and a copied test holds it"
        onClick={() => void (isMarked ? takeMark(id) : setMark(id))}
      >
        {isMarked ? 'Marked' : 'Mark'}
      </Button>
      {isMarked && <NoteForm mark={mark} />}
    </div>
  );
}

/**
 * What is typed is the note of this mark until it is sent: then the mark has it, as all see it. Enter that comes while a note
 * is sent sends what is typed by then, once that is done.
 */
function NoteForm({ mark: { id, note = '' } }: { readonly mark: JournalMark }) {
  const [typed, setTyped] = useState<string>();
  const wanted = useRef('');
  const send = useOneAtATime(async () => {
    for (let sent: string | undefined; sent !== wanted.current; ) {
      const text = wanted.current;
      sent = text;
      if (await setMark(id, text)) setTyped((now) => (now === text ? undefined : now));
    }
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        wanted.current = typed ?? note;
        void send();
      }}
    >
      <TextInput
        aria-label="Note"
        placeholder="Note, Enter"
        maxLength={500}
        value={typed ?? note}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}

function setMark(id: number, typed?: string): Promise<boolean> {
  const note = typed?.trim();
  return perform(async () => {
    const params = { id: String(id) };
    const marks = await control(markEntryControl, { params, body: note ? { note } : {} });
    useLiveJournal.setState({ marks });
    return { said: note ? 'The note is at the entry.' : 'The entry is marked: a copied test holds it.' };
  });
}

function takeMark(id: number): Promise<boolean> {
  return perform(async () => {
    useLiveJournal.setState({ marks: await control(unmarkEntryControl, { params: { id: String(id) } }) });
    return { said: 'The mark is gone.' };
  });
}
