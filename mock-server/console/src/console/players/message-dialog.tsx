import { sendMessageControl } from '@canada28/shared/control/operator.control.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { useState } from 'react';
import { change } from '../../control/perform.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type FiveTexts, FiveTextsFields, filledIn } from '../../ui/five-texts.tsx';
import { counted } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';

type MessageProps = { readonly player: PlayerRecord; readonly onClose: () => void };

/** Writes to a player, or to everybody; each reads it in their language. */
export function MessageDialog({ player, onClose }: MessageProps) {
  const { id, userName } = player;
  const [texts, setTexts] = useState<FiveTexts>({ title: {}, text: {} });
  const [to, setTo] = useState<'one' | 'all'>('one');
  const message = filledIn(texts);
  const send = async () => {
    if (message === undefined) return;
    const body = { ...message, ...(to === 'one' && { player: id }) };
    const isSent = await change(
      sendMessageControl,
      { body },
      ({ sent }) => `${to === 'one' ? userName : counted(sent, 'player')} got the message.`,
    );
    if (isSent) onClose();
  };
  return (
    <Dialog
      title="Send a message"
      onClose={onClose}
      actions={
        <Button kind="primary" disabled={message === undefined} onClick={() => void send()}>
          {to === 'one' ? `Send to ${userName}` : 'Send to everybody'}
        </Button>
      }
    >
      <Segments
        label="Who gets it"
        value={to}
        choices={[
          { value: 'one', label: userName },
          { value: 'all', label: 'Everybody' },
        ]}
        onChoose={setTo}
      />
      <FiveTextsFields value={texts} onWrite={setTexts} />
    </Dialog>
  );
}
