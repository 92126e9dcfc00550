import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useRef } from 'react';
import { keyOf } from '../page/action-list.ts';
import { useShortcuts } from '../page/use-shortcuts.ts';
import { Kbd } from '../ui/kbd.tsx';
import { AudiencePanel } from './audience-panel.tsx';
import type { Story } from './hand.ts';
import { useStageState } from './stage.store.ts';
import { StagePhones } from './stage-phones.tsx';
import styles from './stage-screen.module.css';
import { StoryPanel } from './story-panel.tsx';
import { useTexts } from './texts/use-texts.ts';
import { useBooth } from './use-booth.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePhoneWidth } from './use-phone-width.ts';
import type { Stage } from './use-stage.ts';
import { toggleBlack, useStageKeys } from './use-stage-keys.ts';
import { useStartOver } from './use-start-over.tsx';
import { VisitorPanel } from './visitor-panel.tsx';
import { Welcome } from './welcome.tsx';

type StageScreenProps = {
  readonly stage: Stage;
  /** The one story that there is in this window. */
  readonly only?: Story | undefined;
};

/** The window of the audience; a presenter who has no other screen finds a column in it, which folds away. */
export function StageScreen({ stage, only }: StageScreenProps) {
  const t = useTexts();
  const { isBlack, isFolded, hasTwo } = useStageState();
  const middle = useRef<HTMLElement>(null);
  const big = useRef<HTMLButtonElement>(null);
  const width = usePhoneWidth(middle, hasTwo ? 2 : 1);
  useFocusReturn(big, stage.isBusy);
  useShortcuts();
  const startOver = useStartOver(stage);
  useStageKeys(stage, startOver.ask, only);
  useBooth(stage, only);
  const { standing, generation } = stage;
  return (
    <>
      {/* Behind a black screen no control answers a key because it has the focus. */}
      <div className={joinClasses(styles.stage, isFolded && styles.folded)} inert={isBlack}>
        {isFolded ? (
          <AudiencePanel standing={standing} />
        ) : (
          <StoryPanel stage={stage} only={only} big={big} onStartOver={startOver.ask} />
        )}
        <main ref={middle} className={styles.phones} aria-label={t.phones}>
          {standing === undefined ? (
            <Welcome />
          ) : (
            <StagePhones standing={standing} generation={generation} width={width} />
          )}
        </main>
        {/* Nor is a question open that a key would answer unseen: of the panel another one is there then. */}
        <VisitorPanel key={String(isBlack)} storyId={standing?.story.id} isForAudience={isFolded} />
        {!isBlack && startOver.question}
      </div>
      {isBlack && (
        <div className={styles.black}>
          {/* Never in the way of a key: only a pointer reaches it. */}
          <button type="button" className={styles.blackBack} tabIndex={-1} onClick={toggleBlack}>
            {t.blackBack} <Kbd keys={keyOf('black screen')} />
          </button>
        </div>
      )}
    </>
  );
}
