import { MOST_TESTER_CHARACTERS } from '@canada28/shared/control/undo-step.ts';
import { useEffect, useState } from 'react';
import { allowAsking, answerName, useTester } from '../../control/tester.store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';

/** Asks for the tester's name, before the first change or when it is to be another one. */
export function NameQuestion() {
  const isAsked = useTester((state) => state.isAsked);
  useEffect(allowAsking, []);
  return isAsked && <NameDialog />;
}

function NameDialog() {
  const [typed, setTyped] = useState(useTester.getState().name);
  return (
    <Dialog
      title="What is your name?"
      onClose={() => answerName(undefined)}
      actions={
        <Button kind="primary" type="submit" form="your-name" disabled={typed.trim() === ''}>
          Go on
        </Button>
      }
    >
      <Form id="your-name" onSend={() => answerName(typed)}>
        <TextField
          label="Name"
          hint="Others in this world see who changed what. This browser keeps it."
          value={typed}
          maxLength={MOST_TESTER_CHARACTERS}
          onType={setTyped}
          placeholder="Mia"
        />
      </Form>
    </Dialog>
  );
}
