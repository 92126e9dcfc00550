import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listIssues } from '../../data/draws/issue.queries.ts';
import { showToast } from '../../lib/toast.store.ts';
import { type DrawnIssue, drawnIssues } from './draw-history.ts';

/** Opens the draw that the address names (`?issue=…`, with `&verify` verified; product §2); says so where there is none. */
export function useDrawInAddress(open: (draw: DrawnIssue) => void): {
  readonly isVerified: boolean;
  /** The draw is closed: a reload opens it no more. */
  readonly leave: () => void;
} {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const issueCode = address.get('issue') ?? '';
  const { data: draws } = useQuery({
    queryKey: ['issue', 'one', issueCode],
    queryFn: async ({ signal }) => drawnIssues(await listIssues({ issueCode }, signal)),
    enabled: issueCode !== '',
  });
  useEffect(() => {
    if (draws === undefined) return;
    const draw = draws.find((one) => one.issueCode === issueCode);
    if (draw !== undefined) return open(draw);
    showToast(t('game.result.none'));
    // Nor is it of use to a draw that the player opens next.
    setAddress({}, { replace: true });
  }, [draws, issueCode, open, setAddress, t]);
  const leave = () => {
    if (issueCode !== '') setAddress({}, { replace: true });
  };
  return { isVerified: address.has('verify'), leave };
}
