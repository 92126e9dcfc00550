import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks once more for everything that the present screen shows; resolves when all of it has come. */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.refetchQueries({ type: 'active' }), [queryClient]);
}
