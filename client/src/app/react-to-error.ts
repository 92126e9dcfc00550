import i18next from 'i18next';
import type { NavigateFunction } from 'react-router-dom';
import { errorReaction } from '../lib/api-error.ts';
import { forgetSession } from '../lib/session.store.ts';
import { openSessionPrompt } from '../lib/session-prompt.store.ts';
import { showToast } from '../ui/toast-store.ts';
import { paths } from './paths.ts';

/** The one place where errors of queries and mutations become visible (product §8). */
export function reactToError(error: unknown, navigate: NavigateFunction): void {
  const reaction = errorReaction(error);
  switch (reaction.kind) {
    case 'nothing':
      break;
    case 'loginDialog':
      openSessionPrompt('refused');
      break;
    case 'message':
      showToast(reaction.text, 'error');
      break;
    case 'interfaceError':
      showToast(i18next.t('error.request.interfaceDetail', { detail: reaction.detail }), 'error');
      break;
    case 'requestError':
      showToast(i18next.t('error.request.failed'), 'error');
      break;
    case 'toLanding':
      forgetSession();
      showToast(i18next.t('error.session.logInFirst'), 'error');
      void navigate(paths.logIn);
  }
}
