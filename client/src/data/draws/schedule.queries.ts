import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { maintenanceFromText } from '@canada28/shared/contract/maintenance-entry.ts';
import { isInBreak, type MaintenanceWeek, weekOfBreaks } from '@canada28/shared/game/maintenance-week.ts';
import { DEFAULT_INTERVAL_SECONDS } from '@canada28/shared/limits.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { paced } from '../../lib/paced.ts';
import { askAgain } from '../../lib/query-client.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { loadDictionary } from '../dictionary/dictionary.queries.ts';

const scheduleKey = ['schedule'] as const;

/** The hours of a server that does not tell them: those of the product (product §9), in its own zone. */
const USUAL_WEEK: MaintenanceWeek = {
  utcOffsetMinutes: 480,
  weekdays: weekOfBreaks('shift', DEFAULT_INTERVAL_SECONDS),
};

/** What a server tells of its schedule; undefined is what it does not tell. */
type ToldSchedule = {
  readonly intervalSeconds: number | undefined;
  readonly maintenance: MaintenanceWeek | undefined;
};

/** Never kept over a change: asked for at each new issue, and whenever a screen that needs it opens. */
const scheduleQuery = queryOptions({
  queryKey: scheduleKey,
  queryFn: async ({ client, signal }): Promise<ToldSchedule> => {
    const dictionary = await loadDictionary([DICT_CODES.drawIntervalSeconds, DICT_CODES.maintenance], signal);
    const textOf = (code: string) => dictionary.get(code)?.[0]?.value;
    const told = {
      intervalSeconds: secondsFromText(textOf(DICT_CODES.drawIntervalSeconds)),
      maintenance: maintenanceFromText(textOf(DICT_CODES.maintenance) ?? ''),
    };
    const before = client.getQueryData<ToldSchedule>(scheduleKey);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(told)) forgetScheduleTexts(client);
    return told;
  },
  meta: { isPolled: true },
});

function secondsFromText(text: string | undefined): number | undefined {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** The server's own texts name the schedule, too: they change together. */
function forgetScheduleTexts(client: QueryClient): void {
  void askAgain(client, ['dictionary']);
  void askAgain(client, ['notices']);
}

/** Asks again for what the server tells of its schedule: at each draw, of which there may be several a second. */
export const renewSchedule = paced((client: QueryClient) => void askAgain(client, scheduleKey));

export function useSchedule() {
  return useQuery(scheduleQuery);
}

/** The breaks of each weekday: as the server tells them, else the usual ones. */
export function useMaintenanceWeek(): MaintenanceWeek {
  const { data: told } = useSchedule();
  return told?.maintenance ?? USUAL_WEEK;
}

/** Whether the daily maintenance is on; before it, and after the last issue that fits, sales are merely over (game §4). */
export function useIsMaintenance(): boolean {
  return isInBreak(useMaintenanceWeek(), useServerNow());
}
