import type { ReactNode } from 'react';
import { Link } from '../basics/link.tsx';
import styles from './tiles.module.css';

/** A way on: a sign above a word. */
type Tile = { readonly to: string; readonly icon: ReactNode; readonly label: string };

/** Ways on, as a rule four in a row; all of them are in sight whatever the width. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <nav className={styles.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <Link key={tile.to} className={styles.tile} to={tile.to}>
          {tile.icon}
          {tile.label}
        </Link>
      ))}
    </nav>
  );
}
