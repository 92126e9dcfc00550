import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadWhenReachable } from '../../lib/reload.ts';
import { ErrorState } from '../basics/error-state.tsx';
import { PlainDialog } from './plain-dialog.tsx';

/** A browser says that its network is back before that carries anything: then it is tried again after so long. */
const AGAIN_MS = 1000;

/** Tries again when asked to, and by itself when the browser's network is back. */
function useReload() {
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const reload = async () => {
      const isReached = await reloadWhenReachable();
      if (!isReached && isShown && navigator.onLine) timer = setTimeout(reload, AGAIN_MS);
    };
    window.addEventListener('online', reload);
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', reload);
    };
  }, []);
  const tryAgain = async () => {
    setTrying(true);
    if (!(await reloadWhenReachable())) setTrying(false);
  };
  return { isTrying, tryAgain };
}

/** In the place of a screen whose code could not be loaded. */
export function ScreenLoadFailure() {
  const { t } = useTranslation();
  const { isTrying, tryAgain } = useReload();
  return (
    <ErrorState
      title={t('common.list.failed')}
      text={t('error.request.failed')}
      isRetrying={isTrying}
      onRetry={() => void tryAgain()}
    />
  );
}

/** In the place of a dialog or sheet whose code could not be loaded; the screen below stays as it is. */
export function OverlayLoadFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { tryAgain } = useReload();
  return (
    <PlainDialog
      title={t('common.list.failed')}
      text={t('error.request.failed')}
      confirmLabel={t('ui.list.retry')}
      onConfirm={() => void tryAgain()}
      cancelLabel={t('common.action.cancel')}
      onCancel={onClose}
    />
  );
}
