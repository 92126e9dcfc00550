import type { ReactNode } from 'react';
import { useIsShutOut } from '../control/live-journal.ts';
import { readAgain } from '../control/query-client.ts';
import { Button } from './button.tsx';
import styles from './page.module.css';

type PageProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  /** At the right of the head: what the page does most. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the console: its head stays, what is below scrolls. */
export function Page({ title, sentence, tools, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** What a place says that has nothing to show: what to do first. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children}
    </div>
  );
}

/** A read that was refused, in the server's own sentence; nothing else may happen that would ask again. */
export function Failure({ error }: { readonly error: Error }) {
  // The head of every page tells of that, and all is read again when it is over.
  const isShutOut = useIsShutOut();
  if (isShutOut) return null;
  return (
    <div className={styles.failure} role="alert">
      {error.message}
      <Button size="small" onClick={readAgain}>
        Try again
      </Button>
    </div>
  );
}
