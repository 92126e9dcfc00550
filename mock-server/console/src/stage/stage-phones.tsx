import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { STAGE_FRAME } from '@canada28/ui/stage-keys.ts';
import type { Shown } from '@canada28/ui/stage-phone.ts';
import { useRef, useState } from 'react';
import { useIsAway } from '../control/live-journal.ts';
import { PhoneFrame } from '../page/phone-frame.tsx';
import { openingAddressOf, pageStepOf } from './hand.ts';
import { useStageState } from './stage.store.ts';
import styles from './stage-screen.module.css';
import { useTexts } from './texts/use-texts.ts';
import { usePhone } from './use-phone.ts';
import { noteMissing, openPhoneAgain, type Standing, turnOf } from './use-stage.ts';

type StagePhonesProps = { readonly standing: Standing; readonly generation: number; readonly width: number };

/** The phone of the story's player, and a second one. */
export function StagePhones({ standing, generation, width }: StagePhonesProps) {
  const { story, memories, done } = standing;
  const hasTwo = useStageState((state) => state.hasTwo);
  const turn = useStageState(turnOf);
  const player = done === 0 ? undefined : memories.at(-1)?.player;
  const step = story.steps[done - 1];
  const memory = memories.at(-1);
  const openings = useStageState((state) => state.openings);
  const onLost = useOnLost(turn);
  // It comes back with the server, where the step is by then.
  const isAway = useIsAway();
  return (
    <>
      <StagePhone
        key={`${story.id} ${player} ${generation} ${pageStepOf(story, done)} ${openings} ${isAway}`}
        player={player}
        nickName={memory?.nickName}
        to={openingAddressOf(story, memories)}
        width={width}
        turn={turn}
        presses={step?.presses ?? []}
        shows={memory === undefined ? [] : (step?.shows(memory) ?? [])}
        isUnknown={standing.missing === undefined}
        onMissing={(missing) => noteMissing(turn, missing)}
        onLost={onLost}
      />
      {hasTwo && (
        <StagePhone key={generation} player={SECOND_PLAYER} to="/order/betting" width={width} slot="phone2" />
      )}
    </>
  );
}

/** How often a phone that was loaded again is opened again for one step: one that never stays is left alone. */
const MOST_LOST = 3;

function useOnLost(turn: string): () => void {
  const lost = useRef({ turn, count: 0 });
  return () => {
    const { current } = lost;
    lost.current = { turn, count: current.turn === turn ? current.count + 1 : 1 };
    if (lost.current.count <= MOST_LOST) openPhoneAgain();
  };
}

/** Who holds the second phone: the player that every world of the stage has. */
const SECOND_PLAYER = 'demo';

type StagePhoneProps = {
  readonly player: string | undefined;
  /** What stands below it once a player has it; the user name unless given. */
  readonly nickName?: string | undefined;
  /** Where it goes when it is opened; what comes later it shows there. */
  readonly to: string;
  readonly width: number;
  readonly slot?: string;
  readonly turn?: string;
  readonly presses?: readonly string[];
  readonly shows?: readonly Shown[];
  readonly isUnknown?: boolean;
  readonly onMissing?: (missing: readonly string[]) => void;
  readonly onLost?: () => void;
};

const NOTHING: readonly never[] = [];
const toNoOne = () => undefined;

function StagePhone({ player, to, width, slot, turn = '', ...part }: StagePhoneProps) {
  const { nickName = player, presses = NOTHING, shows = NOTHING, isUnknown = false } = part;
  const { onMissing = toNoOne, onLost = toNoOne } = part;
  const t = useTexts();
  const language = useStageState((state) => state.phoneLanguage);
  const place = useRef<HTMLElement>(null);
  // It changes its language by itself: a phone that is opened again would lose what it shows.
  const [holder] = useState({ player, lang: language, to });
  const wish = { turn: `${turn} ${language}`, language, presses, shows };
  usePhone({ place, wish, isUnknown, onMissing, onLost });
  return (
    <figure ref={place} className={styles.phone}>
      <PhoneFrame
        holder={holder}
        words={{
          title: fillIn(t.phoneOf, { name: nickName ?? t.guest }),
          loading: t.phoneLoading,
          again: t.phoneAgain,
          away: t.phoneAway,
        }}
        name={STAGE_FRAME}
        width={width}
        {...(slot !== undefined && { slot })}
      />
      <figcaption>{player === undefined ? t.guest : nickName}</figcaption>
    </figure>
  );
}
