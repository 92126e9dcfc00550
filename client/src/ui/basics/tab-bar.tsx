import type { ReactNode } from 'react';
import { NavLink } from './link.tsx';
import styles from './tab-bar.module.css';

type TabBarProps = {
  label: string;
  items: readonly { to: string; label: string; icon: ReactNode }[];
};

export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={styles.item}>
          <span className={styles.icon}>{item.icon}</span>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
