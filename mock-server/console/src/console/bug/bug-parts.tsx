import { hasDatabase } from '../../control/place.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { askToSaveBug, useBug } from './bug.store.ts';
import { chooseBugFile } from './bug-actions.ts';
import { DropTarget } from './drop-target.tsx';
import { SaveBugDialog } from './save-bug-dialog.tsx';

/** What every page has of bugs in a file: saving one, opening one, a place to drop one anywhere. */
export function BugParts() {
  const saving = useBug((state) => state.saving);
  useActions([
    ...(hasDatabase
      ? [act('save bug', () => askToSaveBug(), { hint: 'the world, its journal and a page for people' })]
      : []),
    act('open bug', chooseBugFile, { hint: 'as a new world; or drop the file anywhere' }),
  ]);
  return (
    <>
      <DropTarget />
      {saving !== undefined && (
        <SaveBugDialog entry={saving.entry} onClose={() => useBug.setState({ saving: undefined })} />
      )}
    </>
  );
}
