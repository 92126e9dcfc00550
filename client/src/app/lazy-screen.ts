import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { loadAllTexts } from '../i18n/i18n.ts';

type LoadScreen<Name extends string> = () => Promise<Readonly<Record<Name, FunctionComponent>>>;

export type LazyScreen = {
  readonly Component: ComponentType;
  /** Asks for the file alone, which the component then finds on its way. */
  readonly load: () => Promise<unknown>;
};

/** The first screen, from a file of its own; its texts are there before anything is shown. */
export function lazyFirstScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  const Component = lazy(async () => {
    const Screen: FunctionComponent = (await load())[name];
    return { default: Screen };
  });
  return { load, Component };
}

/** The screen of that name, from a file that is loaded, together with its texts, when the screen is first shown. */
export function lazyScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  const loadBoth = async () => (await Promise.all([load(), loadAllTexts()]))[0];
  return { load, Component: lazyFirstScreen(loadBoth, name).Component };
}
