import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import { type ReactNode, useRef, useState } from 'react';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { keyOf } from '../page/action-list.ts';
import { PhoneFrame } from '../page/phone-frame.tsx';
import { useShortcuts } from '../page/use-shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { counted } from '../ui/format.ts';
import { Kbd } from '../ui/kbd.tsx';
import type { Story } from './hand.ts';
import styles from './stage-screen.module.css';
import { StoryPanel } from './story-panel.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { usePhoneWidth } from './use-phone-width.ts';
import { type Stage, useStage } from './use-stage.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { VisitorPanel } from './visitor-panel.tsx';

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

const KEYS = [
  ['space', 'the next step'],
  [keyOf('stage back'), 'a step back'],
  [keyOf('full screen'), 'full screen'],
  [keyOf('black screen'), 'a black screen'],
] as const;

function Welcome() {
  return (
    <div className={styles.welcome}>
      <span className={styles.diamond} aria-hidden="true" />
      <h2>Choose a story</h2>
      <p>Each takes one to three minutes. All money in it is demo money.</p>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <Kbd keys={keys} isSpoken />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
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

/** Starts over at once while the world has no visitors, and asks first when it has. */
function useStartOver({ standing, startOver }: Stage): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  const [isAsked, setIsAsked] = useState(false);
  const { data: joined = [] } = useControl(
    listJoinedControl,
    { params: { name: place.world } },
    { enabled: standing !== undefined },
  );
  const ask = () => (joined.length > 0 ? setIsAsked(true) : startOver());
  const question = isAsked && (
    <ConfirmDialog
      title={`Start over with ${counted(joined.length, 'visitor')} in the world?`}
      verb="Start over"
      onConfirm={startOver}
      onClose={() => setIsAsked(false)}
    >
      Their accounts, bets and money are deleted with this world, and their phones are logged out. To join
      again they scan the new code.
    </ConfirmDialog>
  );
  return { ask, question };
}
