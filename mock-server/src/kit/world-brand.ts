import {
  type BrandChange,
  type BrandWire,
  changeBrandControl,
  dropBrandControl,
  readBrandControl,
} from '@canada28/shared/control/brand.control.ts';
import type { Control } from './wire.ts';

/** The name, logo and colour under which the demo in this world is shown (control §12). */
export type WorldBrand = {
  readonly read: () => Promise<BrandWire>;
  /** As a whole: what is left out is as the client was built. The logo is the content of a picture file. */
  readonly change: (brand: Omit<BrandChange, 'logo'> & { readonly logo?: Uint8Array }) => Promise<BrandWire>;
  /** Back to that of the server, or of the product. */
  readonly drop: () => Promise<BrandWire>;
};

export function brandOf(control: Control): WorldBrand {
  return {
    read: () => control(readBrandControl),
    change: ({ logo, ...rest }) =>
      control(changeBrandControl, {
        body: { ...rest, ...(logo && { logo: Buffer.from(logo).toString('base64') }) },
      }),
    drop: () => control(dropBrandControl),
  };
}
