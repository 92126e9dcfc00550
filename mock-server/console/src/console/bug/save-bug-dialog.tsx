import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { Field, Form, TextArea, TextField } from '../../ui/field.tsx';
import { useHolder } from '../phone/use-holder.ts';
import { saveBug } from './bug-actions.ts';

type SaveBugProps = { readonly entry: JournalEntry | undefined; readonly onClose: () => void };

/** Asks what the bug is called, and what it is; the file is downloaded. */
export function SaveBugDialog({ entry, onClose }: SaveBugProps) {
  const { holder } = useHolder('phone1');
  const player = playerOf(entry) ?? holder.player;
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [page, setPage] = useState(holder.to);
  const [refusal, setRefusal] = useState<string>();
  const isTitled = title.trim() !== '';
  const save = async () => {
    const told = {
      title: title.trim(),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(entry !== undefined && { entry: entry.id }),
      ...(player !== undefined && { player }),
      ...(page !== '' && { page }),
      ...(playerOf(entry) === undefined && { language: holder.lang }),
    };
    if (isTitled && (await saveBug(told, setRefusal))) onClose();
  };
  return (
    <Dialog
      title={entry === undefined ? 'Save bug' : `Save bug: entry ${entry.id}`}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="save-bug" disabled={!isTitled}>
          Save file
        </Button>
      }
    >
      <Form id="save-bug" className={field.fields} onChange={() => setRefusal(undefined)} onSend={save}>
        <TextField
          label="Title"
          hint="The file is called so."
          maxLength={120}
          value={title}
          placeholder="Withdrawal is refused"
          onType={setTitle}
        />
        <Field label="Note" hint="What you did, what you expected. Empty: the journal tells it.">
          {(ids) => (
            <TextArea
              {...ids}
              rows={4}
              maxLength={4000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <TextField
          label="Page of the phone"
          hint={phoneWords(
            player,
            playerOf(entry) === undefined ? LANGUAGES[holder.lang].nativeName : undefined,
          )}
          maxLength={2000}
          pattern="/.*"
          title="A path of the product begins with /."
          value={page}
          placeholder="/withdraw"
          onType={setPage}
        />
        {refusal !== undefined && (
          <p className={field.refusal} role="alert">
            {refusal}
          </p>
        )}
      </Form>
    </Dialog>
  );
}

function playerOf(entry: JournalEntry | undefined): string | undefined {
  return entry?.kind === 'call' && entry.player?.id !== undefined ? entry.player.userName : undefined;
}

function phoneWords(player: string | undefined, language: string | undefined): string {
  const whose = player === undefined ? 'a guest' : player;
  return `Opens there as ${whose}, in ${language ?? 'the language of the call'}. A path of the product.`;
}
