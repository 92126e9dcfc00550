import { type BrandWire, readBrandControl } from '@canada28/shared/control/brand.control.ts';
import { brandStyle } from '@canada28/shared/design/brand-colours.ts';
import { useEffect } from 'react';
import { place } from '../../control/place.ts';
import { useControl } from '../../control/use-control.ts';
import { hasWorld, useStageState } from '../stage.store.ts';

/** What the product is called on this page, and the page itself, as it was built. */
export const PRODUCT = 'Canada 28';
const TITLE = 'Canada 28 stage';

/** What the server wrote into the page; by itself, in development, a page has none. */
const WRITTEN: BrandWire = place.brand ?? { isOwn: false };

/** The brand of the world, as it is now; before there is a world that of its server. */
export function useBrand(): BrandWire {
  return useControl(readBrandControl, {}, { enabled: useStageState(hasWorld) }).data ?? WRITTEN;
}

/** Shows this window under the brand of its world, whichever window sets it. */
export function useBrandOfPage(): void {
  const { name = TITLE, colour } = useBrand();
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    styleElement().textContent = colour === undefined ? '' : brandStyle(colour);
  }, [colour]);
}

/** The one that the server wrote into the page, where it did. */
function styleElement(): Element {
  const written = document.getElementById('brand-style');
  if (written !== null) return written;
  const element = document.createElement('style');
  element.id = 'brand-style';
  return document.head.appendChild(element);
}
