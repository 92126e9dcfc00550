import type { ReactNode, Ref } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './screen.module.css';

type ScreenProps = {
  /** Stays at the top: a navigation bar. */
  header?: ReactNode;
  /** Stays at the bottom within reach of the thumb: the tab bar, a bet slip, the primary action. */
  footer?: ReactNode;
  background?: 'plain' | 'landing';
  /** The element that scrolls. */
  scrollRef?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One screen: a fixed header and footer, between them the content, which scrolls. */
export function Screen({ header, footer, background = 'plain', scrollRef, children }: ScreenProps) {
  return (
    <div className={joinClasses(styles.screen, background === 'landing' && styles.landing)}>
      {header ?? <div className={styles.noHeader} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text without links has to scroll by keys, too. */}
      <main ref={scrollRef} className={styles.content} tabIndex={0}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
