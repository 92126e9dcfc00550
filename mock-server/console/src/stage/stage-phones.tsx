import { STAGE_FRAME } from '@canada28/ui/stage-keys.ts';
import type { Shown } from '@canada28/ui/stage-phone.ts';
import { useRef, useState } from 'react';
import { PhoneFrame } from '../page/phone-frame.tsx';
import { openingAddressOf, pageStepOf } from './hand.ts';
import { useStageState } from './stage.store.ts';
import styles from './stage-screen.module.css';
import { useTexts } from './texts/use-texts.ts';
import { usePhone } from './use-phone.ts';
import { noteMissing, type Standing, turnOf } from './use-stage.ts';

type StagePhonesProps = { readonly standing: Standing; readonly life: number; readonly width: number };

/** The phone of the story's player, and a second one. */
export function StagePhones({ standing, life, width }: StagePhonesProps) {
  const { story, memories, done } = standing;
  const hasTwo = useStageState((state) => state.hasTwo);
  const turn = useStageState(turnOf);
  const player = done === 0 ? undefined : memories.at(-1)?.player;
  const step = story.steps[done - 1];
  const memory = memories.at(-1);
  return (
    <>
      <StagePhone
        key={`${story.id} ${player} ${life} ${pageStepOf(story, done)}`}
        player={player}
        nickName={story.nickName}
        to={openingAddressOf(story, memories)}
        width={width}
        turn={turn}
        presses={step?.presses ?? []}
        shows={memory === undefined ? [] : (step?.shows(memory) ?? [])}
        onMissing={(missing) => noteMissing(turn, missing)}
      />
      {hasTwo && (
        <StagePhone key={life} player={SECOND_PLAYER} to="/order/betting" width={width} slot="phone2" />
      )}
    </>
  );
}

/** Who holds the second phone: the player that every world of the stage has. */
const SECOND_PLAYER = 'demo';

type StagePhoneProps = {
  readonly player: string | undefined;
  /** What stands below it once a player has it; the user name unless given. */
  readonly nickName?: string;
  /** Where it goes when it is opened; what comes later it shows there. */
  readonly to: string;
  readonly width: number;
  readonly slot?: string;
  readonly turn?: string;
  readonly presses?: readonly string[];
  readonly shows?: readonly Shown[];
  readonly onMissing?: (missing: readonly string[]) => void;
};

const NOTHING: readonly never[] = [];

function StagePhone({ player, to, width, slot, turn = '', ...part }: StagePhoneProps) {
  const { nickName = player, presses = NOTHING, shows = NOTHING, onMissing = () => undefined } = part;
  const t = useTexts();
  const language = useStageState((state) => state.phoneLanguage);
  const place = useRef<HTMLElement>(null);
  // It changes its language by itself: a phone that is opened anew would lose what it shows.
  const [holder] = useState({ player, lang: language, to });
  usePhone(place, { turn: `${turn} ${language}`, language, presses, shows }, onMissing);
  return (
    <figure ref={place} className={styles.phone}>
      <PhoneFrame holder={holder} name={STAGE_FRAME} width={width} {...(slot !== undefined && { slot })} />
      <figcaption>{player === undefined ? t.guest : nickName}</figcaption>
    </figure>
  );
}
