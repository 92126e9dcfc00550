import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { endInvitationControl, type inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { useState } from 'react';
import { control } from '../control/control-client.ts';
import { perform, toasts } from '../control/perform.ts';
import { place } from '../control/place.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { copy } from '../ui/copy.tsx';
import styles from './presenter-screen.module.css';
import { changeStage, useStageState } from './stage.store.ts';
import type { StageTexts } from './texts/en.ts';
import { textsNow, useTexts } from './texts/use-texts.ts';
import { useEndOfVisit } from './use-booth.ts';
import { useStageInvitation } from './use-stage-invitation.ts';

type Invitation = ControlOutputOf<typeof inviteControl>;

/** The invitation as a text, a link to the story alone, and the end of the invitation: nothing else shuts visitors out. */
export function InvitationButtons({ storyId }: { readonly storyId: string }) {
  const t = useTexts();
  const { data: invitation } = useStageInvitation();
  const [isAsked, setIsAsked] = useState(false);
  useEndOfVisit(() => setIsAsked(false));
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        // It is for phones: where none reaches this machine, it would mislead.
        disabled={invitation?.beyondThisMachine !== true}
        title={invitation?.beyondThisMachine === false ? t.notReached : undefined}
        onClick={() => invitation && void copy(textOf(invitation, t), t.invitationCopied, sayNotDone)}
      >
        {t.copyInvitation}
      </Button>
      <Button size="small" onClick={() => void copy(linkToStory(storyId), t.leaveBehindCopied, sayNotDone)}>
        {t.leaveBehind}
      </Button>
      <Button size="small" kind="danger" onClick={() => setIsAsked(true)}>
        {t.endInvitation}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.endAsk}
          verb={t.endVerb}
          no={t.keepIt}
          close={t.close}
          onConfirm={() => void endInvitation()}
          onClose={() => setIsAsked(false)}
        >
          {t.endText}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The invitation as a message: the link, and what is typed where it cannot be opened. */
const textOf = ({ url, shortUrl, shortCode }: Invitation, { invitationText }: StageTexts) =>
  fillIn(invitationText, { url, address: shortUrl, code: shortCode });

/** A stage of the same mock, which opens this story, with phones in the language that they have here. */
const linkToStory = (storyId: string) =>
  new URL(`#/story/${storyId}/${useStageState.getState().phoneLanguage}`, location.href).href;

function sayNotDone(): void {
  toasts.show(textsNow().notDone, 'error');
}

function endInvitation(): Promise<boolean> {
  return perform(async () => {
    await control(endInvitationControl, { params: { name: place.world } });
    changeStage(({ endedInvitations }) => ({ endedInvitations: endedInvitations + 1 }));
    return undefined;
  }, sayNotDone);
}
