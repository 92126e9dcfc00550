import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Link } from './link.tsx';
import styles from './nav-bar.module.css';

type NavBarProps = {
  title: string;
  /** Without it the screen is a root and shows no arrow. */
  onBack?: () => void;
  /** In front of the title of a root screen: the mark of the product. */
  mark?: ReactNode;
  /** At the right end. */
  children?: ReactNode;
};

/** The bar at the top of a screen; its title is the heading of the page. */
export function NavBar({ title, onBack, mark, children }: NavBarProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      {onBack && <IconButton label={t('ui.navigation.back')} icon={<ChevronLeft />} onClick={onBack} />}
      {mark}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}

/** A word at the right end of the bar that leads to another screen. */
export function NavBarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
