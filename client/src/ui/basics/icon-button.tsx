import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import type { MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

type IconButtonProps = {
  /** What the button does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A round button with an icon and a target of 44 px. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      {icon}
    </button>
  );
}

type IconLinkProps = Pick<IconButtonProps, 'label' | 'icon'> & {
  to: string;
  /** A count in the corner, such as unread messages; above 99 it reads 99+. */
  badge?: number;
};

/** The same as a way to another screen; its count is read out with it. */
export function IconLink({ to, label, icon, badge = 0 }: IconLinkProps) {
  return (
    <Link className={styles.button} to={to}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {icon}
      {badge > 0 && <span className={styles.badge}>{badge > 99 ? '99+' : badge}</span>}
    </Link>
  );
}
