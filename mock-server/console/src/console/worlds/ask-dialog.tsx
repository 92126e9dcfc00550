import { deleteWorldControl, resetWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { lastUsedWords } from '../../control/tester.store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Asked } from './world-row.tsx';

/** Asks before a world is reset or deleted, and does it. */
export function AskDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { what, world } = asked;
  const { name } = world;
  const isReset = what === 'reset';
  const carryOut = () =>
    perform(async () => {
      await control(isReset ? resetWorldControl : deleteWorldControl, { params: { name } });
      return { said: `The world "${name}" is ${isReset ? 'what it was when it was made' : 'deleted'}.` };
    });
  return (
    <ConfirmDialog
      title={isReset ? `Reset the world "${name}"?` : `Delete the world "${name}"?`}
      verb={isReset ? 'Reset' : 'Delete'}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    >
      {lastUsedWords(world)}{' '}
      {isReset
        ? 'It becomes what it was when it was made, and nothing leads back. Its snapshots stay.'
        : 'It goes with its file, its players, its journal and its snapshots, and nothing leads back.'}
    </ConfirmDialog>
  );
}
