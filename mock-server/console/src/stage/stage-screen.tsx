import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { useRef, useState } from 'react';
import { keyOf } from '../page/action-list.ts';
import { PhoneFrame } from '../page/phone-frame.tsx';
import { useShortcuts } from '../page/use-shortcuts.ts';
import { Button } from '../ui/button.tsx';
import type { Story } from './hand.ts';
import styles from './stage-screen.module.css';
import { StoryPanel } from './story-panel.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { usePhoneWidth } from './use-phone-width.ts';
import { type Stage, useStage } from './use-stage.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStartOver } from './use-start-over.tsx';
import { VisitorPanel } from './visitor-panel.tsx';
import { Welcome } from './welcome.tsx';

export function StageScreen() {
  const stage = useStage();
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [hasTwo, setHasTwo] = useState(false);
  const [isBlack, setIsBlack] = useState(false);
  const middle = useRef<HTMLElement>(null);
  const big = useRef<HTMLButtonElement>(null);
  const width = usePhoneWidth(middle, hasTwo ? 2 : 1);
  useFocusReturn(big, stage.isBusy);
  useShortcuts();
  const startOver = useStartOver(stage);
  useStageKeys(stage, {
    onBlack: () => setIsBlack((is) => !is),
    onSecond: () => setHasTwo((has) => !has),
    onStartOver: startOver.ask,
  });
  return (
    <div className={styles.stage}>
      <StoryPanel stage={stage} big={big} onStartOver={startOver.ask} />
      <main ref={middle} className={styles.phones} aria-label="Phones">
        {stage.standing === undefined ? (
          <Welcome />
        ) : (
          <Phones standing={stage.standing} language={language} hasTwo={hasTwo} width={width} />
        )}
      </main>
      <VisitorPanel
        life={stage.standing?.life}
        language={language}
        onLanguage={setLanguage}
        hasTwo={hasTwo}
        onSecond={() => setHasTwo(!hasTwo)}
      />
      {startOver.question}
      {isBlack && (
        <div className={styles.black}>
          <Button kind="quiet" keys={keyOf('black screen')} onClick={() => setIsBlack(false)}>
            Back to the stage
          </Button>
        </div>
      )}
    </div>
  );
}

type PhonesProps = {
  readonly standing: NonNullable<Stage['standing']>;
  readonly language: LanguageCode;
  readonly hasTwo: boolean;
  readonly width: number;
};

function Phones({ standing: { story, memories, life }, language, hasTwo, width }: PhonesProps) {
  const done = memories.length - 1;
  const memory = memories.at(-1);
  const player = done === 0 ? undefined : memory?.player;
  const seen = lastPlaceOf(story, done);
  return (
    <>
      <figure className={styles.phone}>
        <PhoneFrame
          key={`${life} ${seen.step}`}
          holder={{ player, lang: language, to: seen.to }}
          width={width}
        />
        <figcaption>{player ?? 'a guest'}</figcaption>
      </figure>
      {hasTwo && (
        <figure className={styles.phone}>
          <PhoneFrame
            key={life}
            holder={{ player: SECOND_PLAYER, lang: language, to: '/order/betting' }}
            slot="phone2"
            width={width}
          />
          <figcaption>{SECOND_PLAYER}</figcaption>
        </figure>
      )}
    </>
  );
}

/** Who holds the second phone: the player that every world of the stage has. */
const SECOND_PLAYER = 'demo';

/** Where the phone was sent last, and by which step: a step that sends it nowhere lets it show what comes by itself. */
function lastPlaceOf({ steps }: Story, done: number): { readonly to: string; readonly step: number } {
  const step = steps.slice(0, done).findLastIndex(({ phone }) => phone !== undefined);
  return { to: steps[step]?.phone ?? '/', step };
}
