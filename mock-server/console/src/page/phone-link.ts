import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { place } from '../control/place.ts';
import { originOf } from '../control/world-address.ts';

export type PhoneHolder = {
  /** Undefined: no player is logged in. */
  readonly player: string | undefined;
  readonly lang: LanguageCode;
  readonly to: string;
};

/** The address that makes a browser such a phone; another slot is another phone, with a session of its own. */
export function phoneLink({ player, lang, to }: PhoneHolder, slot: string): string {
  const query = new URLSearchParams({ ...(player !== undefined && { as: player }), lang, to });
  return addressOf(query, { slot, world: place.world });
}

/** The link as a phone follows it that is open already: it stays at the page where it is (the pages' script reads this). */
export function goingOn(link: string): string {
  return `${link}#stay`;
}

/** The link of a world as the server tells it, led to a phone of that world's own where worlds have hosts. */
export function ownPhoneLink(link: string, world: string): string {
  const query = new URL(link).searchParams;
  query.delete('world');
  return addressOf(query, { slot: 'tab', world });
}

function addressOf(
  query: URLSearchParams,
  { slot, world }: { readonly slot: string; readonly world: string },
): string {
  const origin = place.hasOwnHost ? originOf(`${slot}.${world}`) : undefined;
  if (origin === undefined) query.set('world', world);
  return `${origin ?? `${location.origin}/`}${CONTROL_BASE.slice(1)}/open?${query}`;
}

/** How a world is seen best, as its link says it: without a path it says nothing, with one and without a player the phone is a guest. */
export type FirstView = { readonly player?: string; readonly lang?: LanguageCode; readonly to?: string };

export function firstViewOf(link: string): FirstView {
  const query = new URL(link).searchParams;
  const [player, lang, to] = ['as', 'lang', 'to'].map((name) => query.get(name));
  return { ...(player && { player }), ...(isLanguageCode(lang) && { lang }), ...(to && { to }) };
}
