import { createPlayerControl } from '@canada28/shared/control/players.control.ts';
import { useState } from 'react';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { hasDatabase } from '../../control/place.ts';
import { PhoneFrame, PhoneToCome } from '../../page/phone-frame.tsx';
import { phoneLink } from '../../page/phone-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/words.ts';
import { GUEST } from './default-holder.ts';
import styles from './phone.module.css';
import { chooseFor, noteOpened, wasOpened } from './phone-choices.ts';
import type { Slot } from './phones.store.ts';
import { useHolder } from './use-holder.ts';

/** Both edges of the frame. */
const FRAME_PX = 12;

type PhoneProps = {
  readonly slot: Slot;
  readonly name: string;
  readonly holderName: string;
  readonly width: number;
  /** Shows the code by which a real phone joins the world; left out where the console may not invite. */
  readonly onInvite?: (() => void) | undefined;
};

/** A browser that speaks none of the client's languages is told nothing of it. */
const LANGUAGE_WORDS = 'A browser of any other language shows the client in English.';

export function Phone({ slot, name, holderName, width, onInvite }: PhoneProps) {
  const [reloads, setReloads] = useState(0);
  const { names, generation, holder } = useHolder(slot);
  const { player = GUEST, lang } = holder;
  return (
    <section className={styles.one} style={{ width: width + FRAME_PX }} aria-label={name}>
      <div className={styles.choices}>
        <ChoiceField
          label={holderName}
          value={player}
          choices={[
            { value: GUEST, label: 'a guest' },
            ...names.map((userName) => ({ value: userName, label: userName })),
          ]}
          onChoose={(chosen) => chooseFor(slot, { player: chosen })}
        />
        <ChoiceField
          label="Language"
          title={LANGUAGE_WORDS}
          value={lang}
          choices={LANGUAGE_CHOICES}
          onChoose={(chosen) => chooseFor(slot, { lang: chosen })}
        />
      </div>
      {generation === undefined ? (
        <PhoneToCome width={width} />
      ) : (
        <PhoneFrame
          key={`${generation} ${reloads}`}
          holder={holder}
          slot={slot}
          width={width}
          isOpenAgain={wasOpened(slot, player)}
          onOpened={() => noteOpened(slot, player)}
        />
      )}
      <div className={styles.foot}>
        {hasDatabase && (
          <Button
            size="small"
            aria-label={`New player for ${name}`}
            onClick={() => void addPlayer(slot, name)}
          >
            New player
          </Button>
        )}
        <ButtonLink
          size="small"
          href={phoneLink(holder, `${slot}-tab`)}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a tab"
        >
          In a tab
        </ButtonLink>
        <Button
          size="small"
          aria-label={`Load ${name} again`}
          title="Load it again: the same player, where they are"
          disabled={generation === undefined}
          onClick={() => setReloads(reloads + 1)}
        >
          ↻
        </Button>
        {onInvite !== undefined && (
          <Button size="small" title="A real phone in this world" onClick={onInvite}>
            QR
          </Button>
        )}
      </div>
    </section>
  );
}

function addPlayer(slot: Slot, phone: string): Promise<boolean> {
  return perform(async () => {
    const { userName } = await control(createPlayerControl, { body: {} });
    chooseFor(slot, { player: userName });
    return { said: `The player ${userName} was created and has ${phone}.` };
  });
}
