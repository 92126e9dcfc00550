import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

export type LazyView = {
  readonly Component: ComponentType;
  readonly load: () => Promise<unknown>;
};

/** What comes in a file of its own: waited for where it is shown first, shown at once where it was loaded ahead. */
export function lazyView(find: () => Promise<FunctionComponent>): LazyView {
  let loaded: FunctionComponent | undefined;
  const load = async () => {
    loaded = await find();
    return { default: loaded };
  };
  const Coming = lazy(load);
  function Component() {
    // React takes even a file that is there for one to wait for, and shows what stands in for it meanwhile.
    const [View] = useState(() => loaded ?? Coming);
    return createElement(View);
  }
  return { load, Component };
}
