import type { CreatedPlayer } from '@canada28/shared/control/players.control.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { CopyText } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type CreatedProps = { readonly player: CreatedPlayer; readonly onClose: () => void };

/** Says, this one time, what opens a new account. */
export function CreatedPlayerDialog({ player, onClose }: CreatedProps) {
  const { id, userName, password, payPasswordText } = player;
  const navigate = useNavigate();
  return (
    <Dialog
      title={`${userName} can play`}
      isHeld
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button kind="primary" onClick={() => navigate(`/players/${id}`)}>
            Open the player
          </Button>
        </>
      }
    >
      <p>
        These open the account. A chosen password is told now and never again: what is kept is a hash of it.
      </p>
      <CopyText label="Name" text={userName} />
      <CopyText label="Password" text={password} />
      {payPasswordText !== null && <CopyText label="Transaction password" text={payPasswordText} />}
      {payPasswordText === null && (
        <p>There is no transaction password: the player sets one before a withdrawal.</p>
      )}
    </Dialog>
  );
}
