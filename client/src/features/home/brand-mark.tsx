import styles from './home.module.css';

/** The diamond in front of the product's name. */
export function BrandMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
