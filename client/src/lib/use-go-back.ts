import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findPreviousPath } from './previous-page.ts';

/** One page back; to `fallback` where this page was opened directly and there is nothing to go back to. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (findPreviousPath(key) === undefined) void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [navigate, key, fallback]);
}
