import type { ControlCall, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { control, type PartialInput } from './control-client.ts';
import { FIXED } from './query-client.ts';

type Reading = {
  /** Whether it is asked at all; always unless told. */
  readonly enabled?: boolean;
  /** Its answer never changes while the page is open. */
  readonly isFixed?: boolean;
  /** Asked again so often (ms), of what no journal tells. */
  readonly everyMs?: number;
};

/** What a control call that only reads answers; it is asked again whenever something happened in the world. */
export function useControl<C extends ControlCall>(
  call: C,
  input: PartialInput<C> = {},
  { enabled = true, isFixed = false, everyMs }: Reading = {},
): UseQueryResult<ControlOutputOf<C>> {
  return useQuery({
    queryKey: [call.path, input],
    // What is read for a page that was left is given up: an answer of before would pass for a new one later.
    queryFn: ({ signal }) => control(call, input, signal),
    enabled,
    placeholderData: keepPreviousData,
    ...(isFixed && { meta: FIXED }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}
