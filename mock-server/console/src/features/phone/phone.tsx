import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import type { ReactNode } from 'react';
import { type Look, type PhoneHolder, phoneLink } from '../../data/phone-link.ts';
import { useControl } from '../../data/use-control.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { LANGUAGE_NAMES } from '../../ui/words.ts';
import styles from './phone.module.css';
import { PhoneFrame, PhoneToCome } from './phone-frame.tsx';
import { useChoices, useLife } from './phones.store.ts';

const GUEST = '';
/** Both edges of the frame, in px. */
const FRAME_PX = 12;

type PhoneProps = {
  readonly slot: string;
  /** What it is called where there is more than one. */
  readonly name: string;
  /** Which player has it unless somebody chooses: the one that the scenario is about, or another one. */
  readonly isOther?: boolean;
  readonly width: number;
  /** Below the phone, beside the way to a tab. */
  readonly children?: ReactNode;
};

/** A phone of this world with the choice of its player and its language. */
export function Phone({ slot, name, isOther = false, width, children }: PhoneProps) {
  const { names, life, holder, hold } = useHolder(slot, isOther);
  const { player = GUEST, lang } = holder;
  return (
    <section className={styles.one} style={{ width: width + FRAME_PX }} aria-label={name}>
      <div className={styles.choices}>
        <Choice
          label={`Player of ${name}`}
          value={player}
          choices={[
            { value: GUEST, label: 'a guest' },
            ...names.map((userName) => ({ value: userName, label: userName })),
          ]}
          onChoose={(chosen) => hold({ player: chosen, lang })}
        />
        <Choice
          label={`Language of ${name}`}
          value={lang}
          choices={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          onChoose={(chosen) => hold({ player, lang: chosen })}
        />
      </div>
      {life === undefined ? (
        <PhoneToCome width={width} />
      ) : (
        <PhoneFrame key={life} holder={holder} slot={slot} width={width} />
      )}
      <div className={styles.foot}>
        <ButtonLink href={phoneLink(holder, `${slot}-tab`)} target="_blank" rel="noreferrer">
          Open in a tab
        </ButtonLink>
        {children}
      </div>
    </section>
  );
}

/** Who has the phone: whoever was chosen in this life of the world, else whom its scenario is about, or another one. */
function useHolder(slot: string, isOther: boolean) {
  const life = useLife();
  const { choices, choose } = useChoices(slot);
  const { data } = useControl(listPlayersControl, { query: { pageSize: 200 } });
  const names = data?.list.map(({ userName }) => userName) ?? [];
  // Whoever may not trade is chosen by name, and never stands beside by default.
  const trading = data?.list.filter(({ status }) => status === PLAYER_STATUS.normal) ?? [];
  const others = trading.map(({ userName }) => userName);
  const { look = {}, sinceMs = 0 } = life ?? {};
  const chosen = choices?.sinceMs === sinceMs ? choices : undefined;
  const first = firstOf(names, look);
  const player = chosen?.player ?? (isOther ? (others.find((other) => other !== first) ?? GUEST) : first);
  const holder: PhoneHolder = {
    player: player === GUEST ? undefined : player,
    lang: chosen?.lang ?? look.lang ?? choices?.lang ?? 'en',
    to: player === first ? (look.to ?? '/') : '/',
  };
  return {
    names,
    /** Undefined before it is known who there is. */
    life: data && life?.sinceMs,
    holder,
    hold: (wanted: { readonly player: string; readonly lang: LanguageCode }) =>
      choose({ sinceMs, ...wanted }),
  };
}

function firstOf(names: readonly string[], { player, to }: Look): string {
  if (player !== undefined && names.includes(player)) return player;
  if (to !== undefined) return GUEST;
  return names.includes('demo') ? 'demo' : (names.at(-1) ?? GUEST);
}
