import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How a button looks, and a link that looks like one. */
type ButtonLook = {
  /** `primary` carries the gradient: one a screen. */
  readonly variant: 'primary' | 'secondary' | 'ghost' | 'plain' | 'quiet' | 'danger';
  /** `large` and `compact` are for fingers, the others for a pointer. */
  readonly size: 'large' | 'compact' | 'small' | 'medium' | 'huge';
};

export function buttonClass({ variant, size }: ButtonLook): string {
  return joinClasses(styles.button, styles[variant], styles[size]);
}

type ContentProps = {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Behind the label: the key that does the same. */
  readonly trailing?: ReactNode;
};

/** What is in a button, and in a link that looks like one. */
export function ButtonContent({ icon, children, trailing }: ContentProps) {
  return (
    <>
      {icon}
      <span className={styles.label}>{children}</span> {trailing}
    </>
  );
}

type ButtonProps = ButtonLook &
  ContentProps &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** The button keeps its focus and its label, shows a ring and ignores presses. */
    readonly isLoading?: boolean;
    /** Read out while it loads. */
    readonly loadingLabel?: string;
  };

/** An action. */
export function Button({ variant, size, isLoading = false, loadingLabel, ...props }: ButtonProps) {
  const { icon, children, trailing, type = 'button', onClick, ...rest } = props;
  // A press is answered first; the ring, a layer of its own, comes in the picture after.
  const hasRing = useDeferredValue(isLoading) && isLoading;
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      className={buttonClass({ variant, size })}
      aria-busy={isLoading}
      aria-disabled={isLoading}
      onClick={isLoading ? undefined : onClick}
    >
      <ButtonContent icon={hasRing ? <Spinner /> : icon} trailing={trailing}>
        {children}
      </ButtonContent>
      {hasRing && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
    </button>
  );
}
