import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { loadAllTexts } from '../i18n/i18n.ts';

type LoadScreen<Name extends string> = () => Promise<Readonly<Record<Name, FunctionComponent>>>;

export type LazyScreen = {
  readonly Component: ComponentType;
  /** Asks for the file alone, which the component then finds on its way; the first screen is shown at once with it. */
  readonly load: () => Promise<unknown>;
};

/** The first screen, from a file of its own; its texts are there before anything is shown. */
export function lazyFirstScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  let loaded: FunctionComponent | undefined;
  const find = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Coming = lazy(find);
  function Component() {
    // React takes even a file that is there for one to wait for, and shows what stands in for it meanwhile.
    const [Screen] = useState(() => loaded ?? Coming);
    return createElement(Screen);
  }
  return { load: find, Component };
}

/** The screen of that name, from a file that is loaded, together with its texts, when the screen is first shown. */
export function lazyScreen<Name extends string>(load: LoadScreen<Name>, name: Name): LazyScreen {
  const loadBoth = async () => (await Promise.all([load(), loadAllTexts()]))[0];
  return { load, Component: lazyFirstScreen(loadBoth, name).Component };
}
