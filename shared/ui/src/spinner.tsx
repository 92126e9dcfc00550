import styles from './spinner.module.css';

/** A turning ring of the size and colour of the text around it; what is loading is said beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
