import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { place } from '../control/place.ts';
import { pageOf } from '../control/world-address.ts';
import { keyOf } from '../page/action-list.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/field.tsx';
import { LANGUAGE_CHOICES } from '../ui/words.ts';
import { Invitation } from './invitation.tsx';
import { toggleFullScreen } from './use-stage-keys.ts';
import styles from './visitor-panel.module.css';
import { Visitors } from './visitors.tsx';

type VisitorPanelProps = {
  /** Of the world that is there, so that somebody can be let into it; undefined before. */
  readonly life: number | undefined;
  readonly language: LanguageCode;
  readonly onLanguage: (language: LanguageCode) => void;
  readonly hasTwo: boolean;
  readonly onSecond: () => void;
};

export function VisitorPanel({ life, language, onLanguage, hasTwo, onSecond }: VisitorPanelProps) {
  const isReady = life !== undefined;
  return (
    <aside className={styles.panel} aria-label="Visitors">
      <div className={styles.invitation}>
        <h2 className={styles.title}>On your phone</h2>
        {isReady ? (
          <Invitation life={life} />
        ) : (
          <div className={styles.placeholder}>The code comes with the story.</div>
        )}
      </div>
      {isReady && <Visitors />}
      <div className={styles.switches}>
        {place.hasOwnHost && (
          <Button keys={keyOf('second phone')} isPressed={hasTwo} onClick={onSecond}>
            Second phone
          </Button>
        )}
        <Choice
          label="Language of the phones"
          value={language}
          choices={LANGUAGE_CHOICES.map(({ value, label }) => ({ value, label: `Language: ${label}` }))}
          onChoose={onLanguage}
        />
        <Button keys={keyOf('full screen')} onClick={toggleFullScreen}>
          Full screen
        </Button>
        {isReady && (
          // Beside the stage: a story goes on where it was left.
          <ButtonLink href={pageOf(place.world, { pathname: CONTROL_BASE })} target="_blank" rel="noreferrer">
            Console of this world
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
