import { joinClasses } from '@canada28/ui/join-classes.ts';
import { PortalContainer } from '@canada28/ui/portal-container.ts';
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import styles from './phone-frame.module.css';

type PhoneFrameProps = {
  /** What stands at the top edge above every screen, such as the demo badge; content keeps clear of it. */
  topEdge?: ReactNode;
  children: ReactNode;
};

/** The app's own viewport: the whole window on a phone, a phone-sized frame in a wider window (product §9). */
export function PhoneFrame({ topEdge, children }: PhoneFrameProps) {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  // Not urgent: a first screen would be completed, with all that its effects begin, in the task that shows it.
  const notePortal = useCallback((element: HTMLElement | null) => {
    startTransition(() => setPortal(element));
  }, []);
  return (
    <div className={styles.backdrop}>
      <div className={joinClasses(styles.frame, topEdge !== undefined && styles.withEdge)}>
        <PortalContainer value={portal}>
          <div className={styles.screen}>{children}</div>
        </PortalContainer>
        {topEdge}
        <div ref={notePortal} className={styles.portal} />
      </div>
    </div>
  );
}
