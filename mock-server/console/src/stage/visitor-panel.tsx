import { Invitation } from './invitation.tsx';
import { InvitationButtons } from './invitation-buttons.tsx';
import { StageSettings } from './stage-settings.tsx';
import { useTexts } from './texts/use-texts.ts';
import styles from './visitor-panel.module.css';
import { Visitors } from './visitors.tsx';

type VisitorPanelProps = {
  /** Of the story that is told; before one is, there is no world that visitors can be let into. */
  readonly storyId: string | undefined;
  /** What is the presenter's is left out. */
  readonly isForAudience: boolean;
};

export function VisitorPanel({ storyId, isForAudience }: VisitorPanelProps) {
  const t = useTexts();
  return (
    <aside className={styles.panel} aria-label={t.room}>
      <div className={styles.invitation}>
        <h2>{t.onYourPhone}</h2>
        {storyId === undefined ? <div className={styles.placeholder}>{t.codeToCome}</div> : <Invitation />}
      </div>
      {storyId !== undefined && <Visitors />}
      {!isForAudience && (
        <>
          {storyId !== undefined && <InvitationButtons storyId={storyId} />}
          <StageSettings isReady={storyId !== undefined} />
        </>
      )}
    </aside>
  );
}
