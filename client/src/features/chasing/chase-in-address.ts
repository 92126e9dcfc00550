import { STOP_MODE, type StopMode } from '@canada28/shared/game/chase-stop.ts';
import { type ChaseDraft, OFFERED_MODES } from './chase-draft.ts';

const STOPS: Readonly<Record<string, StopMode>> = {
  win: STOP_MODE.onWin,
  profit: STOP_MODE.whenInProfit,
  never: STOP_MODE.never,
};

/** How the numbers of a plan are called in an address. */
const NUMBERS = {
  issues: 'totalIssues',
  multiple: 'startMultiple',
  gap: 'issueGap',
  rate: 'winRatePercent',
} as const satisfies Readonly<Record<string, keyof ChaseDraft>>;

/** What an address says of a chase beside its bet (product §2); what is no mode, number or stop rule is left out. */
export function chaseWishOf(address: URLSearchParams): Partial<ChaseDraft> {
  const mode = OFFERED_MODES.find((known) => known === address.get('mode'));
  const stopMode = STOPS[address.get('stop') ?? ''];
  const numbers = Object.entries(NUMBERS).flatMap(([name, field]) => {
    const text = address.get(name) ?? '';
    return /^[1-9]\d{0,2}$/.test(text) ? [[field, Number(text)]] : [];
  });
  return {
    ...(mode && { mode }),
    ...(stopMode !== undefined && { stopMode }),
    ...Object.fromEntries(numbers),
  };
}
