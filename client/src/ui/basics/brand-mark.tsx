import { brand } from '../../lib/brand.ts';
import styles from './brand-mark.module.css';

/** The logo of a demo, or the mark of the product; the name stands beside it. */
export function BrandMark() {
  return brand.logo === undefined ? (
    <span className={styles.mark} aria-hidden="true" />
  ) : (
    <img className={styles.logo} src={brand.logo} alt="" />
  );
}
