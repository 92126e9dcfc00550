import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DrawsPage } from '../draws/draws-page.tsx';
import { ScriptDialog } from '../draws/script-dialog.tsx';

/** The draws, one of them where the address names it, with the dialog of the band of issues to decide one. */
export function DrawsRoom() {
  const { '*': issueCode } = useParams();
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <DrawsPage chosenCode={issueCode || undefined} onDecide={setAsked} />
      {asked !== undefined && <ScriptDialog issueCode={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
