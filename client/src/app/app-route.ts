import type { ReactNode } from 'react';
import type { TextKey } from '../i18n/i18n.ts';
import type { AppPath } from '../paths.ts';
import type { LazyScreen } from './lazy-screen.ts';

export type AppRoute = {
  readonly path: AppPath;
  readonly titleKey: TextKey;
  /** Loaded when it is first opened; a screen with children shows them in its `<Outlet />`. */
  readonly screen: LazyScreen;
  /** Guests see an invitation to log in instead. */
  readonly isMembersOnly?: boolean;
  /** Shown with the tab bar, as one of its tabs. */
  readonly tab?: { readonly labelKey: TextKey; readonly icon: ReactNode };
  readonly children?: readonly AppRoute[];
};
