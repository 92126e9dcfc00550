import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountCredentials, logIn, register } from '../../data/auth/log-in.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: AccountCredentials) => logIn(queryClient, credentials),
    meta: { handles: hasRefusalMessage },
  });
}

export function useRegister() {
  return useMutation({ mutationFn: register, meta: { handles: hasRefusalMessage } });
}
