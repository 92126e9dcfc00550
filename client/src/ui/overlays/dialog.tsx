import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { usePortalContainer } from '@canada28/ui/portal-container.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  children?: ReactNode;
};

/** A window over the screen that may be closed without an answer. */
export function Dialog({ isOpen, onClose, title, text, children }: DialogProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal container={usePortalContainer()}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.popup}>
            <BaseDialog.Close className={styles.close} aria-label={t('ui.dialog.close')}>
              <X aria-hidden="true" />
            </BaseDialog.Close>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            {text !== undefined && (
              <BaseDialog.Description className={styles.text}>{text}</BaseDialog.Description>
            )}
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
