import { publishNoticeControl } from '@canada28/shared/control/operator.control.ts';
import { useState } from 'react';
import { change } from '../../control/perform.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type FiveTexts, FiveTextsFields, filledIn } from '../../ui/five-texts.tsx';

/** Tells everybody something, above the earlier notices; each reads it in their language. */
export function NoticeDialog({ onClose }: { readonly onClose: () => void }) {
  const [texts, setTexts] = useState<FiveTexts>({ title: {}, text: {} });
  const notice = filledIn(texts);
  const publish = async () => {
    if (notice === undefined) return;
    const body = { title: notice.title, content: notice.text };
    if (await change(publishNoticeControl, { body }, `Everybody reads "${notice.title.en}" now.`)) onClose();
  };
  return (
    <Dialog
      title="Publish a notice"
      onClose={onClose}
      actions={
        <Button kind="primary" disabled={notice === undefined} onClick={() => void publish()}>
          Publish it
        </Button>
      }
    >
      <FiveTextsFields value={texts} onWrite={setTexts} />
    </Dialog>
  );
}
