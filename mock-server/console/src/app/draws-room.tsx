import { useState } from 'react';
import { DrawsPage } from '../features/draws/draws-page.tsx';
import { ScriptDialog } from '../features/time/script-dialog.tsx';

/** The draws, with the dialog of the band of issues to decide one. */
export function DrawsRoom() {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <DrawsPage onDecide={setAsked} />
      {asked !== undefined && <ScriptDialog issueCode={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
