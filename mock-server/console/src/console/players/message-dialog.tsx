import { sendMessageControl } from '@canada28/shared/control/operator.control.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { useState } from 'react';
import { change } from '../../control/perform.ts';
import { FiveTextsDialog } from '../../ui/five-texts.tsx';
import { counted } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';

type MessageProps = { readonly player: PlayerRecord; readonly onClose: () => void };

/** Writes to a player, or to all players; each reads it in their language. */
export function MessageDialog({ player, onClose }: MessageProps) {
  const { id, userName } = player;
  const [to, setTo] = useState<'one' | 'all'>('one');
  return (
    <FiveTextsDialog
      title="Send a message"
      verb={to === 'one' ? `Send to ${userName}` : 'Send to all players'}
      onClose={onClose}
      onSend={(message) =>
        change(
          sendMessageControl,
          { body: { ...message, ...(to === 'one' && { player: id }) } },
          ({ sent }) => `${to === 'one' ? userName : counted(sent, 'player')} got the message.`,
        )
      }
    >
      <Segments
        label="Who gets it"
        value={to}
        choices={[
          { value: 'one', label: userName },
          { value: 'all', label: 'All players' },
        ]}
        onChoose={setTo}
      />
    </FiveTextsDialog>
  );
}
