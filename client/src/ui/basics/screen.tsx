import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type ReactNode, useRef } from 'react';
import { useFocusGoesOn } from './hand-focus-on.ts';
import { PullMark } from './pull-mark.tsx';
import styles from './screen.module.css';
import { usePullToRefresh } from './use-pull-to-refresh.ts';

type ScreenProps = {
  /** Stays at the top: a navigation bar. */
  header?: ReactNode;
  /** Stays at the bottom within reach of the thumb: the tab bar, a bet slip, the primary action. */
  footer?: ReactNode;
  background?: 'plain' | 'landing';
  /** Asks for everything on the screen once more; a finger does so by pulling the content down. */
  onRefresh?: () => Promise<unknown>;
  children: ReactNode;
};

/** One screen: a fixed header and footer, between them the content, which scrolls. */
export function Screen({ header, footer, background = 'plain', onRefresh, children }: ScreenProps) {
  // One may take the place of another below the same title, as the draw does of betting.
  const screen = useFocusGoesOn<HTMLDivElement>();
  const content = useRef<HTMLElement>(null);
  const pull = usePullToRefresh(content, onRefresh);
  return (
    <div ref={screen} className={joinClasses(styles.screen, background === 'landing' && styles.landing)}>
      {header ?? <div className={styles.noHeader} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text without links has to scroll by keys, too. */}
      <main ref={content} className={styles.content} tabIndex={0}>
        {onRefresh && <PullMark {...pull} />}
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
