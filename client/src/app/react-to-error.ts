import i18next from 'i18next';
import type { NavigateFunction } from 'react-router-dom';
import { logOut } from '../data/auth/log-out.ts';
import { ApiError, type ErrorReaction, errorReaction } from '../lib/api-error.ts';
import { forgetSession, getSession } from '../lib/session.store.ts';
import { isMaintenanceKnown, openSessionPrompt } from '../lib/session-prompt.store.ts';
import { showToast } from '../lib/toast.store.ts';
import { paths } from '../paths.ts';

/**
 * The dialog about a session that the server does not accept: it is over here at once, so that what stands behind the
 * dialog is a guest's, and what else was asked for under it is dropped (product §8).
 */
function showDialog(
  { prompt, words }: Extract<ErrorReaction, { kind: 'loginDialog' }>,
  isQuiet: boolean,
): void {
  const isGuest = getSession() === undefined;
  // A server that has no such call may want a log in for whatever it does not know: no guest is to hear of that.
  if (isGuest && isQuiet && prompt === 'refused') return;
  if (isGuest && prompt === 'maintenance' && isMaintenanceKnown()) {
    if (!isQuiet && words !== '') showToast(words, 'error');
    return;
  }
  if (!isGuest) logOut();
  openSessionPrompt(prompt, words);
}

/** The one place where errors of queries and mutations become visible (product §8). */
export function reactToError(error: unknown, navigate: NavigateFunction): void {
  const reaction = errorReaction(error);
  switch (reaction.kind) {
    case 'nothing':
      break;
    case 'loginDialog':
      showDialog(reaction, error instanceof ApiError && error.scope === 'quiet');
      break;
    case 'message':
      showToast(reaction.text, 'error');
      break;
    case 'interfaceError':
      showToast(i18next.t('error.request.interfaceDetail', { detail: reaction.detail }), 'error');
      break;
    case 'unreadable':
      showToast(i18next.t('error.request.unreadable'), 'error');
      break;
    case 'requestError':
      showToast(i18next.t('error.request.failed'), 'error');
      break;
    case 'toLanding':
      logOut();
      forgetSession();
      showToast(i18next.t('error.session.logInFirst'), 'error');
      void navigate(paths.logIn);
  }
}
