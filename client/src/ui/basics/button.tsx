import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Spinner } from '@canada28/ui/spinner.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

type ButtonLook = {
  /** `primary` carries the gradient: one a screen. */
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'large' | 'small';
  icon?: ReactNode;
  children: ReactNode;
};

type ButtonProps = ButtonLook & {
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /** The button keeps its focus and its label, shows a ring and ignores presses. */
  isLoading?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

type ButtonLinkProps = ButtonLook & Pick<LinkProps, 'to' | 'replace' | 'state'>;

function classNames({ variant = 'primary', size = 'large' }: Pick<ButtonLook, 'variant' | 'size'>): string {
  return joinClasses(styles.button, styles[variant], styles[size]);
}

/** An action. */
export function Button({ type = 'button', isDisabled, isLoading = false, onClick, ...look }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type={isLoading ? 'button' : type}
      className={classNames(look)}
      disabled={isDisabled}
      aria-busy={isLoading}
      aria-disabled={isLoading}
      onClick={isLoading ? undefined : onClick}
    >
      {isLoading ? <Spinner /> : look.icon}
      <span>{look.children}</span> {isLoading && <VisuallyHidden>{t('ui.loading.label')}</VisuallyHidden>}
    </button>
  );
}

/** A way to another screen that looks like a button. */
export function ButtonLink({ variant, size, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link className={classNames({ ...(variant && { variant }), ...(size && { size }) })} {...link}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

type ButtonAnchorProps = ButtonLook & { href: string };

/** A way out of the app that looks like a button; the app stays open behind it. */
export function ButtonAnchor({ href, icon, children, ...look }: ButtonAnchorProps) {
  return (
    <a className={classNames(look)} href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      <span>{children}</span>
    </a>
  );
}
