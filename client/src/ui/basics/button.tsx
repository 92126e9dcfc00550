import { ButtonContent, buttonClass, Button as SharedButton } from '@canada28/ui/button.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from './link.tsx';

type ButtonAppearance = {
  /** `primary` carries the gradient: one a screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  size?: 'large' | 'small' | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

type ButtonProps = ButtonAppearance & {
  type?: 'button' | 'submit';
  isDisabled?: boolean | undefined;
  /** The button keeps its focus and its label, shows a ring and ignores presses. */
  isLoading?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A small button of a phone is as high as a finger needs. */
function lookOf({ variant = 'primary', size = 'large' }: Pick<ButtonAppearance, 'variant' | 'size'>) {
  return { variant, size: size === 'small' ? 'compact' : 'large' } as const;
}

export function Button({ variant, size, isDisabled, ...button }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <SharedButton
      {...lookOf({ variant, size })}
      disabled={isDisabled}
      loadingLabel={t('ui.loading.label')}
      {...button}
    />
  );
}

type ButtonLinkProps = ButtonAppearance & Pick<LinkProps, 'to' | 'replace' | 'state'>;

/** A way to another screen that looks like a button. */
export function ButtonLink({ variant, size, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link className={buttonClass(lookOf({ variant, size }))} {...link}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

type ButtonAnchorProps = ButtonAppearance & { href: string };

/** A way out of the app that looks like a button; the app stays open behind it. */
export function ButtonAnchor({ href, icon, children, ...look }: ButtonAnchorProps) {
  return (
    <a className={buttonClass(lookOf(look))} href={href} target="_blank" rel="noopener noreferrer">
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}
