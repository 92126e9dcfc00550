import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import {
  createPlayerControl,
  listPlayersControl,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import { MOST_RECORDS } from '@canada28/shared/control/records.control.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { useControl } from '../../control/use-control.ts';
import { PhoneFrame, PhoneToCome } from '../../page/phone-frame.tsx';
import { type Look, type PhoneHolder, phoneLink } from '../../page/phone-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/words.ts';
import styles from './phone.module.css';
import { chooseFor, noteOpened, type Slot, useChosen, useLife, wasOpened } from './phones.store.ts';

const GUEST = '';
/** Both edges of the frame. */
const FRAME_PX = 12;

type PhoneProps = {
  readonly slot: Slot;
  readonly name: string;
  readonly holderName: string;
  readonly width: number;
  /** Below the phone, beside the way to a tab. */
  readonly children?: ReactNode;
};

export function Phone({ slot, name, holderName, width, children }: PhoneProps) {
  const { names, life, holder } = useHolder(slot);
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
          value={lang}
          choices={LANGUAGE_CHOICES}
          onChoose={(chosen) => chooseFor(slot, { lang: chosen })}
        />
      </div>
      {life === undefined ? (
        <PhoneToCome width={width} />
      ) : (
        <PhoneFrame
          key={life}
          holder={holder}
          slot={slot}
          width={width}
          isOpenAgain={wasOpened(slot, player)}
          onOpened={() => noteOpened(slot, player)}
        />
      )}
      <div className={styles.foot}>
        <Button aria-label={`New player for ${name}`} onClick={() => void addPlayer(slot, name)}>
          New player
        </Button>
        <ButtonLink href={phoneLink(holder, `${slot}-tab`)} target="_blank" rel="noreferrer">
          Open in a tab
        </ButtonLink>
        {children}
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

/** Who has the phone: whoever was chosen in this life of the world, else whom its scenario is about, or another one. */
function useHolder(slot: Slot) {
  const { look = {}, sinceMs } = useLife() ?? {};
  const chosen = useChosen(slot);
  const { players, isKnown } = usePlayersOf(sinceMs);
  const names = players.map(({ userName }) => userName);
  const first = firstOf(names, look);
  const player = chosen.player ?? (slot === 'phone2' ? otherThan(first, players) : first);
  // Who stands beside by default goes on doing so, whoever comes into the world or may not trade from now on.
  const isToHold = slot === 'phone2' && chosen.player === undefined && isKnown;
  useEffect(() => {
    if (isToHold) chooseFor(slot, { player });
  }, [isToHold, slot, player]);
  const holder: PhoneHolder = {
    player: player === GUEST ? undefined : player,
    lang: chosen.lang ?? look.lang ?? chosen.usualLang ?? 'en',
    to: player === first ? (look.to ?? '/') : '/',
  };
  /** Undefined before it is known who there is. */
  return { names: withHolder(names, player), life: isKnown ? sinceMs : undefined, holder };
}

/** The players of a life of the world; those of the life before are told until they are read again, and may be gone. */
function usePlayersOf(sinceMs: number | undefined) {
  const { data, isFetching } = useControl(listPlayersControl, { query: { pageSize: MOST_RECORDS } });
  const [readIn, setReadIn] = useState<number>();
  if (data !== undefined && !isFetching && readIn !== sinceMs) setReadIn(sinceMs);
  return { players: data?.list ?? [], isKnown: sinceMs !== undefined && readIn === sinceMs };
}

/** Whoever may not trade is chosen by name, and never stands beside by default; who has money to bet comes first. */
function otherThan(first: string, players: readonly PlayerRecord[]): string {
  const others = players.filter(
    ({ userName, status }) => status === PLAYER_STATUS.normal && userName !== first,
  );
  const other = others.find(({ moneyUsable }) => moneyUsable > 0) ?? others[0];
  return other?.userName ?? GUEST;
}

/** Whoever came a moment ago is told a moment later. */
function withHolder(names: readonly string[], player: string): readonly string[] {
  return player === GUEST || names.includes(player) ? names : [player, ...names];
}

function firstOf(names: readonly string[], { player, to }: Look): string {
  if (player !== undefined && names.includes(player)) return player;
  if (to !== undefined) return GUEST;
  return names.includes('demo') ? 'demo' : (names.at(-1) ?? GUEST);
}
