import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Kbd } from './kbd.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `primary` for the one thing that a screen is about. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'huge';
  /** The key that does the same, written on it; whoever shows the button offers the action (`useActions`). */
  readonly keys?: string;
  readonly isPressed?: boolean;
  readonly children: ReactNode;
};

/** A button of the console. */
export function Button({ kind = 'plain', size = 'medium', keys, isPressed, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.button, styles[kind], styles[size])}
      aria-pressed={isPressed}
      {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      {keys !== undefined && <Kbd keys={keys} />}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, or downloads. */
export function ButtonLink({
  children,
  kind = 'plain',
  size = 'medium',
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & Pick<ButtonProps, 'kind' | 'size'>) {
  return (
    <a className={joinClasses(styles.button, styles[kind], styles[size])} {...rest}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
