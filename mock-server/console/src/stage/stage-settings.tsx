import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { place } from '../control/place.ts';
import { pageOf } from '../control/world-address.ts';
import { keyOf } from '../page/action-list.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChoiceField } from '../ui/field.tsx';
import { LANGUAGE_CHOICES } from '../ui/words.ts';
import { BoothSwitch } from './booth-parts.tsx';
import { changeStage, useStageState } from './stage.store.ts';
import styles from './stage-settings.module.css';
import { useStageLanguage, useTexts } from './texts/use-texts.ts';
import { toggleFullScreen, toggleNotes, toggleSecond } from './use-stage-keys.ts';

type StageSettingsProps = {
  /** Whether there is a world yet, which has a console. */
  readonly isReady: boolean;
  /** In the window of the presenter: what is about the other window's screen is left out. */
  readonly isPresenter?: boolean;
};

/** What a presenter sets before and between stories. */
export function StageSettings({ isReady, isPresenter = false }: StageSettingsProps) {
  const t = useTexts();
  const language = useStageLanguage();
  const { phoneLanguage, hasTwo } = useStageState();
  return (
    <div className={styles.settings}>
      {place.hasOwnHost && (
        <Button size="small" keys={keyOf('second phone')} isPressed={hasTwo} onClick={toggleSecond}>
          {t.secondPhone}
        </Button>
      )}
      <BoothSwitch />
      <ChoiceField
        label={t.phoneLanguage}
        value={phoneLanguage}
        choices={LANGUAGE_CHOICES}
        onChoose={(chosen) => changeStage({ phoneLanguage: chosen })}
      />
      <ChoiceField
        label={t.stageLanguage}
        value={language}
        choices={LANGUAGE_CHOICES}
        onChoose={(chosen) => changeStage({ language: chosen })}
      />
      {!isPresenter && (
        <>
          <Button size="small" keys={keyOf('full screen')} onClick={toggleFullScreen}>
            {t.fullScreen}
          </Button>
          <Button size="small" keys={keyOf('notes of presenter')} onClick={toggleNotes}>
            {t.notesHide}
          </Button>
          <Button size="small" onClick={openPresenterWindow}>
            {t.presenterWindow}
          </Button>
        </>
      )}
      {isReady && (
        // Beside the stage: a story goes on where it was left.
        <ButtonLink
          size="small"
          href={pageOf(place.world, { pathname: CONTROL_BASE })}
          target="_blank"
          rel="noreferrer"
        >
          {t.console}
        </ButtonLink>
      )}
    </div>
  );
}

/** Beside the audience's, which has nothing for the presenter from then on. */
function openPresenterWindow(): void {
  window.open('#/presenter', 'presenter', 'width=1280,height=800');
  changeStage({ isFolded: true });
}
