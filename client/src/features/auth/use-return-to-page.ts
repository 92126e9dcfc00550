import { useLocation, useNavigate } from 'react-router-dom';
import { findPreviousPath, useStepBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';

/** Pages that a log in does not lead back to (product §2). */
const NEVER_RETURNED_TO: readonly string[] = [paths.register, paths.logIn];

/**
 * Back to the page from which the player came to log in; home when there is none (product §2). Moves no player who has
 * left meanwhile.
 */
export function useReturnToPage(): () => void {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { key, pathname } = useLocation();
  return () => {
    if (location.pathname !== pathname) return;
    const previousPath = findPreviousPath(key);
    const isHome = previousPath === undefined || NEVER_RETURNED_TO.includes(previousPath);
    if (isHome) void navigate(paths.home, { replace: true });
    else stepBack();
  };
}
