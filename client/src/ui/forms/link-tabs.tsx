import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLink } from '../basics/link.tsx';
import styles from './tabs.module.css';

type LinkTabsProps = { label: string; items: readonly { to: string; label: string }[] };

/** Tabs that are screens of their own; a strip too long for the phone scrolls to the present one. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const { current: tabs } = strip;
    const current = tabs?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (!tabs || !current) return;
    // Nothing but the strip: a page that holds this one in a frame stays where it is.
    tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} replace className={styles.tab}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
