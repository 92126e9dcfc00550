import { type LazyView, lazyView } from '@canada28/ui/lazy-view.ts';
import type { FunctionComponent } from 'react';
import { loadAllTexts } from '../i18n/i18n.ts';

type LoadScreen<Name extends string> = () => Promise<Readonly<Record<Name, FunctionComponent>>>;

/** Its `load` asks for the file alone, which the component then finds on its way; the first screen is shown at once with it. */
export type LazyScreen = LazyView;

/** The first screen, from a file of its own; its texts are there before anything is shown. */
export function lazyFirstScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  return lazyView(async () => (await load())[name]);
}

/** The screen of that name, from a file that is loaded, together with its texts, when the screen is first shown. */
export function lazyScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  const loadBoth = async () => (await Promise.all([load(), loadAllTexts()]))[0];
  return { load, Component: lazyFirstScreen(loadBoth, name).Component };
}
