import {
  type BrandChange,
  type BrandWire,
  changeBrandControl,
  dropBrandControl,
  readBrandControl,
} from '@canada28/shared/control/brand.control.ts';
import type { FastifyInstance } from 'fastify';
import { brandUrl } from '../../http/brand.ts';
import { type Brand, LOGO_SENTENCE, logoOf, newBrandId } from '../../worlds/brand.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import { registerHostedControl } from '../register-control.ts';

/** Name, logo and colour of the demo in a world: no part of its database, so that nothing that is undone takes them back. */
export function registerBrandControls(app: FastifyInstance): void {
  const told = (hosted: HostedWorld) => describeBrand(hosted.brand, app.brand);
  registerHostedControl(app, readBrandControl, told);
  registerHostedControl(app, changeBrandControl, (hosted, { body }) => {
    hosted.setBrand(brandFrom(body));
    return told(hosted);
  });
  registerHostedControl(app, dropBrandControl, (hosted) => {
    hosted.setBrand(undefined);
    return told(hosted);
  });
}

function brandFrom({ name, colour, logo }: BrandChange): Brand {
  return {
    id: newBrandId(),
    name: name?.trim(),
    colour: colour?.toLowerCase(),
    logo: logo === undefined ? undefined : logoFrom(logo),
  };
}

/** What it is called counts for nothing: a page that is called a picture is none. */
function logoFrom(base64: string): Brand['logo'] {
  const logo = logoOf(Buffer.from(base64, 'base64'));
  if (logo === undefined)
    throw new ControlError(`The logo must be ${LOGO_SENTENCE}: its content is none of these.`);
  return logo;
}

/** How a world is shown, and what it would be without a brand of its own. */
export function describeBrand(own: Brand | undefined, ofServer: Brand | undefined): BrandWire {
  const brand = own ?? ofServer;
  const { name, colour, logo } = brand ?? {};
  return {
    ...(name !== undefined && { name }),
    ...(colour !== undefined && { colour }),
    ...(brand &&
      logo && { logo: { url: brandUrl(brand, 'logo'), type: logo.type, bytes: logo.bytes.length } }),
    isOwn: own !== undefined,
    ...(ofServer?.name !== undefined && { otherwise: ofServer.name }),
  };
}
