import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountCredentials, logIn, register } from '../../data/auth/log-in.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';

/**
 * What follows though the form has given way to the other tab of its screen: the callbacks of `mutate` end with the
 * form.
 */
type LogInReaction = {
  readonly onSuccess: () => void;
  readonly onError?: (error: unknown, credentials: AccountCredentials) => void;
};

export function useLogIn(reaction: LogInReaction) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: AccountCredentials) => logIn(queryClient, credentials),
    meta: useShownErrors(),
    ...reaction,
  });
}

/** Opens an account; what comes next, too, follows though the form has given way. */
export function useRegister(onRegistered: (credentials: AccountCredentials) => void) {
  return useMutation({
    mutationFn: register,
    meta: useShownErrors(),
    onSuccess: (_result, credentials) => onRegistered(credentials),
  });
}
