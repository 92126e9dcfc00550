/**
 * The dialogs about the session (product §2, §4, §8). `guest`: stay, or go and log in. `refused` and `maintenance`:
 * either answer ends the session at the server, too, and clears the storage; cancel goes home, confirm to `/login`.
 * `inactive`: the session is over already.
 */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/log-out.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { forgetSession } from '../../lib/session.store.ts';
import { closeSessionPrompt, type SessionPrompt, useSessionPrompt } from '../../lib/session-prompt.store.ts';
import { type AppPath, paths } from '../../paths.ts';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { Question } from '../../ui/overlays/question.tsx';

/** A player who had a session has an account (product §2). */
const WANTS_LOG_IN = { accountTab: 'logIn' } as const;

type SessionDialog = {
  readonly titleKey: TextKey;
  readonly textKey: TextKey;
  readonly confirmKey: TextKey;
  readonly cancelKey: TextKey;
  readonly clearsStorage: boolean;
  readonly confirmTo: AppPath;
  /** Undefined stays on the page. */
  readonly cancelTo: AppPath | undefined;
};

const LOG_IN_OR_STAY = {
  confirmKey: 'session.logIn.action',
  cancelKey: 'session.logIn.later',
  clearsStorage: false,
  confirmTo: paths.logIn,
  cancelTo: undefined,
} as const;

const BEGIN_AGAIN = {
  confirmKey: 'common.action.confirm',
  cancelKey: 'common.action.cancel',
  clearsStorage: true,
  confirmTo: paths.register,
  cancelTo: paths.home,
} as const;

const DIALOGS: Readonly<Record<SessionPrompt, SessionDialog>> = {
  guest: { titleKey: 'error.session.logInFirst', textKey: 'session.logIn.text', ...LOG_IN_OR_STAY },
  refused: { titleKey: 'error.session.logInFirst', textKey: 'session.logIn.text', ...BEGIN_AGAIN },
  maintenance: { titleKey: 'game.issue.maintenance', textKey: 'session.maintenance.text', ...BEGIN_AGAIN },
  inactive: { titleKey: 'session.logOut.done', textKey: 'session.inactive.text', ...LOG_IN_OR_STAY },
};

/** The open dialog about the session, if there is one; stands once in the app. */
export function SessionDialogs() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { prompt, words } = useSessionPrompt();
  if (prompt === undefined) return null;
  const dialog = DIALOGS[prompt];

  const answer = (to: AppPath | undefined) => {
    closeSessionPrompt();
    if (dialog.clearsStorage) {
      logOut();
      forgetSession();
    }
    if (to !== undefined) void navigate(to, to === paths.register ? { state: WANTS_LOG_IN } : {});
  };
  const content = {
    title: t(dialog.titleKey),
    text: prompt === 'maintenance' && words !== '' ? words : t(dialog.textKey),
    confirmLabel: t(dialog.confirmKey),
    cancelLabel: t(dialog.cancelKey),
    onConfirm: () => answer(dialog.confirmTo),
    onCancel: () => answer(dialog.cancelTo),
  };
  return <Question {...content} fallback={<PlainDialog {...content} />} />;
}
