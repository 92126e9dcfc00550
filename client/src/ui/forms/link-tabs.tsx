import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { joinClasses } from '../basics/join-classes.ts';
import { NavLink } from '../basics/link.tsx';
import styles from './tabs.module.css';

type LinkTabsProps = { label: string; items: readonly { to: string; label: string }[] };

/** Tabs that are screens of their own; a strip too long for the phone scrolls to the present one. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const links = [...(strip.current?.children ?? [])];
    const current = links.find((link) => link.getAttribute('href') === pathname);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} replace className={joinClasses(styles.tab)}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
