import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, refusalMessage } from '../../lib/api-error.ts';
import { getSession } from '../../lib/session.store.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';
import { whileHere } from '../../lib/while-here.ts';
import { usePlayerKey } from '../player/player-query.ts';
import { useRefreshPlayer } from '../player/refresh-player.ts';

type MoneyCall<Request, Result> = {
  /** What is sent: while one of a name is on its way, a second press sends none. */
  readonly name: 'bet' | 'chase' | 'deposit' | 'withdrawal';
  /** Sends it, by `createSendOnce`. */
  readonly send: (request: Request) => Promise<Result>;
  /** Errors that the screen shows while it is there; after that the page tells them. */
  readonly handles: (error: unknown) => boolean;
  /** What is true now, wherever the player is, while the session is theirs. What moves the screen on belongs to `submit`, which moves no one who left. */
  readonly onDone: (request: Request) => void;
};

/** What the screen does about the answer, while it is still shown. */
type ScreenReaction<Result> = {
  readonly onDone?: (result: Result) => void;
  readonly onError?: (error: unknown) => void;
};

/** A call that moves the player's money, from the press to what it changes. */
export function useMoneyCall<Request, Result>({ name, send, handles, onDone }: MoneyCall<Request, Result>) {
  const refreshPlayer = useRefreshPlayer();
  const queryClient = useQueryClient();
  const mutationKey = [...usePlayerKey(), 'money', name];
  // Also of a screen that was left and opened again.
  const sent = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  const last = sent.at(-1);
  const { mutate, reset, error, variables } = useMutation({
    mutationKey,
    mutationFn: send,
    meta: useShownErrors(handles),
    onMutate: () => getSession()?.id,
    onSuccess: (_result, request, playerId) => {
      if (getSession()?.id === playerId) onDone(request);
    },
    // Without an answer it may be done all the same: balance and records tell.
    onSettled: () => void refreshPlayer(),
  });
  const submit = (request: Request, screen: ScreenReaction<Result> = {}) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    mutate(request, {
      onSuccess: whileHere((result) => screen.onDone?.(result)),
      onError: whileHere((error) => screen.onError?.(error)),
    });
  };
  return {
    submit,
    reset,
    error,
    request: variables,
    isOnItsWay: sent.some(({ status }) => status === 'pending'),
    /** What was sent last, where no answer tells what became of it; of a screen that was left and opened again, too. */
    unanswered: isOutcomeUnknown(last?.error)
      ? (last?.variables as Request) // what is sent under this key
      : undefined,
  };
}

/** What a screen says beside a request that failed: why, or that the outcome is unknown; undefined for no error. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useTranslation();
  return (error) => (isOutcomeUnknown(error) ? t('error.request.unanswered') : refusalMessage(error));
}
