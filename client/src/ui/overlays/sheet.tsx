import { Drawer } from '@base-ui/react/drawer';
import { useKeysThatCome } from '@canada28/ui/keys.ts';
import { usePortalContainer } from '@canada28/ui/portal-container.ts';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleToFocus } from '../basics/hand-focus-on.ts';
import styles from './sheet.module.css';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Stays below the content, which scrolls: the actions. */
  footer?: ReactNode;
  /** What has the focus at first; the sheet itself unless told otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Focus goes back to what opened the sheet; where that is gone by then, or an address opened it, to the title. */
function useFinalFocus(isOpen: boolean): () => HTMLElement | boolean {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const isThere = opener.current?.isConnected === true && opener.current !== document.body;
    return isThere || (titleToFocus() ?? true);
  };
}

/** A sheet that rises from the bottom; a swipe down, the cross, Escape and a press outside close it. */
export function Sheet({ isOpen, onClose, title, footer, initialFocus, children }: SheetProps) {
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  useKeysThatCome(popup);
  const finalFocus = useFinalFocus(isOpen);
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Portal container={usePortalContainer()}>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup
            ref={popup}
            className={styles.popup}
            finalFocus={finalFocus}
            {...(initialFocus && { initialFocus })}
          >
            <div className={styles.handle} />
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              <Drawer.Close className={styles.close} aria-label={t('ui.dialog.close')}>
                <X size={20} aria-hidden="true" />
              </Drawer.Close>
            </div>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
