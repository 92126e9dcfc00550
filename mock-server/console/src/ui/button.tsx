import { ButtonContent, buttonClass, Button as SharedButton } from '@canada28/ui/button.tsx';
import type { ComponentProps } from 'react';
import { Kbd } from './kbd.tsx';

type ButtonAppearance = {
  /** `primary` for the one thing that a screen is about. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'huge';
};

type ButtonProps = ButtonAppearance &
  Omit<ComponentProps<typeof SharedButton>, 'variant' | 'size' | 'trailing'> & {
    /** The key that does the same, written on it; the part that shows the button offers the action (`useActions`). */
    readonly keys?: string;
    readonly isPressed?: boolean;
  };

export function Button({ kind = 'plain', size = 'medium', keys, isPressed, ...rest }: ButtonProps) {
  return (
    <SharedButton
      variant={kind}
      size={size}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      trailing={keys !== undefined && <Kbd keys={keys} />}
      {...rest}
    />
  );
}

/** A link that looks like a button: it leads somewhere, or downloads. */
export function ButtonLink({
  children,
  kind = 'plain',
  size = 'medium',
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonAppearance) {
  return (
    <a className={buttonClass({ variant: kind, size })} {...rest}>
      <ButtonContent>{children}</ButtonContent>
    </a>
  );
}
