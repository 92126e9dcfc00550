import { STAGE_FRAME } from '@canada28/ui/stage-keys.ts';
import { PhoneFrame } from '../page/phone-frame.tsx';
import { lastPlaceOf } from './hand.ts';
import { useStageState } from './stage.store.ts';
import styles from './stage-screen.module.css';
import { useTexts } from './texts/use-texts.ts';
import type { Standing } from './use-stage.ts';

type StagePhonesProps = { readonly standing: Standing; readonly life: number; readonly width: number };

/** The phone of the story's player, and a second one. */
export function StagePhones({ standing: { story, memories, done }, life, width }: StagePhonesProps) {
  const t = useTexts();
  const { phoneLanguage: lang, hasTwo } = useStageState();
  const player = done === 0 ? undefined : memories.at(-1)?.player;
  const seen = lastPlaceOf(story, memories);
  return (
    <>
      <figure className={styles.phone}>
        <PhoneFrame
          key={`${life} ${seen.step}`}
          holder={{ player, lang, to: seen.to }}
          name={STAGE_FRAME}
          width={width}
        />
        <figcaption>{player ?? t.guest}</figcaption>
      </figure>
      {hasTwo && (
        <figure className={styles.phone}>
          <PhoneFrame
            key={life}
            holder={{ player: SECOND_PLAYER, lang, to: '/order/betting' }}
            name={STAGE_FRAME}
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
