import { Invitation } from './invitation.tsx';
import { InvitationButtons } from './invitation-buttons.tsx';
import { StageSettings } from './stage-settings.tsx';
import { useTexts } from './texts/use-texts.ts';
import styles from './visitor-panel.module.css';
import { Visitors } from './visitors.tsx';

type VisitorPanelProps = {
  /** Of the world that is there, so that visitors can be let into it; undefined before. */
  readonly life: number | undefined;
  /** Of the story that is told. */
  readonly storyId: string | undefined;
  /** What is the presenter's is left out. */
  readonly isForAudience: boolean;
};

export function VisitorPanel({ life, storyId, isForAudience }: VisitorPanelProps) {
  const t = useTexts();
  return (
    <aside className={styles.panel} aria-label={t.room}>
      <div className={styles.invitation}>
        <h2 className={styles.title}>{t.onYourPhone}</h2>
        {life === undefined ? (
          <div className={styles.placeholder}>{t.codeToCome}</div>
        ) : (
          <Invitation life={life} />
        )}
      </div>
      {life !== undefined && <Visitors />}
      {!isForAudience && (
        <>
          {life !== undefined && storyId !== undefined && <InvitationButtons life={life} storyId={storyId} />}
          <StageSettings isReady={life !== undefined} />
        </>
      )}
    </aside>
  );
}
