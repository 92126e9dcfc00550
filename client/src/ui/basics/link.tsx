import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
};

/** A way to another screen. The router's own link brings all that fetches pages ahead for rendering servers (3 kB). */
export function Link({ to, replace, state, ...anchor }: LinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to, {
    state,
    // Where it says nothing, a link to the very place replaces it.
    ...(replace !== undefined && { replace }),
  });
  return <a {...anchor} href={href} onClick={onClick} />;
}

/** A link that says when its screen, or one below it unless `end`, is the one shown. */
export function NavLink({ end = false, ...link }: LinkProps & { readonly end?: boolean }) {
  const isCurrent = useMatch({ path: link.to, end }) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
