import { STOP_MODE, type StopMode } from '@canada28/shared/game/chase-stop.ts';
import { type ChaseDraft, OFFERED_MODES, OFFERED_NUMBERS } from './chase-draft.ts';

const STOPS: Readonly<Record<string, StopMode>> = {
  win: STOP_MODE.onWin,
  profit: STOP_MODE.whenInProfit,
  never: STOP_MODE.never,
};

/** How the numbers that the sheet offers are called in an address. */
const NUMBERS = {
  multiple: 'startMultiple',
  gap: 'issueGap',
  rate: 'winRatePercent',
} as const satisfies Readonly<Record<string, keyof typeof OFFERED_NUMBERS>>;

/** What an address says of a chase beside its bet (product §2); what the sheet does not offer is left out. */
export function chaseWishOf(address: URLSearchParams): Partial<ChaseDraft> {
  const mode = OFFERED_MODES.find((known) => known === address.get('mode'));
  const stopMode = STOPS[address.get('stop') ?? ''];
  const issues = address.get('issues') ?? '';
  const numbers = Object.entries(NUMBERS).flatMap(([name, field]) => {
    const value = OFFERED_NUMBERS[field].find((known) => String(known) === address.get(name));
    return value === undefined ? [] : [[field, value]];
  });
  return {
    ...(mode && { mode }),
    ...(stopMode !== undefined && { stopMode }),
    // The sheet holds them to what the server allows.
    ...(/^[1-9]\d{0,2}$/.test(issues) && { totalIssues: Number(issues) }),
    ...Object.fromEntries(numbers),
  };
}
