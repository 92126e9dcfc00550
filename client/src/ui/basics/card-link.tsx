import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './card-link.module.css';
import { Link } from './link.tsx';

/** The way to more of what a card shows a part of. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}
