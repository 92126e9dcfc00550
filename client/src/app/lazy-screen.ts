import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** The screen of that name, from a file that is loaded when the screen is first shown. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Screen: FunctionComponent = (await load())[name];
    return { default: Screen };
  });
}
