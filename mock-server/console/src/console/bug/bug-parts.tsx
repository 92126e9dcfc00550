import { hasDatabase, place } from '../../control/place.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { askToSaveBug, useBug } from './bug.store.ts';
import { chooseBugFile } from './bug-actions.ts';
import { DropTarget } from './drop-target.tsx';
import { SaveBugDialog } from './save-bug-dialog.tsx';

/** What every page has of bugs in a file: saving one, and, where other worlds are open to it, opening one that is chosen or dropped. */
export function BugParts() {
  const saving = useBug((state) => state.saving);
  useActions([
    ...(hasDatabase
      ? [act('save bug', () => askToSaveBug(), { hint: 'the world, its journal and a page for people' })]
      : []),
    ...(place.isShared
      ? []
      : [act('open bug', chooseBugFile, { hint: 'as a new world; or drop the file anywhere' })]),
  ]);
  return (
    <>
      {!place.isShared && <DropTarget />}
      {saving !== undefined && (
        <SaveBugDialog entry={saving.entry} onClose={() => useBug.setState({ saving: undefined })} />
      )}
    </>
  );
}
