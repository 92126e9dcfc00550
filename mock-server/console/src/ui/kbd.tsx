import styles from './kbd.module.css';

/** A key, as it is written on a keyboard; what it does is said by what it stands on. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.kbd} aria-hidden="true">
      {keys}
    </span>
  );
}
