import { Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';

/** So many letters the name of a demo may have (control §12). */
export const MOST_BRAND_LETTERS = 40;

/** What the name of a demo is made of: at least one letter or sign that is seen, and no control characters (control §12). */
export const BRAND_NAME = '^(?=.*\\S)[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]+$';

/** A colour in the one form that every browser and the colour field of a form takes (control §12). */
export const BRAND_COLOUR = '^#[0-9a-fA-F]{6}$';

/** Which pictures a logo may be; what one is says its content, not its name (control §12). */
export const LOGO_TYPES = ['image/png', 'image/svg+xml', 'image/webp', 'image/jpeg'] as const;

/** So many bytes a logo may have: every phone of a room loads it (control §12). */
export const MOST_LOGO_BYTES = 256 * 1024;

/** Base64 has four letters for three bytes. */
const MOST_LOGO_LETTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4;

/** Room for the other fields of a body. */
const MOST_OTHER_BYTES = 1024;

const name = Type.String({ minLength: 1, maxLength: MOST_BRAND_LETTERS, pattern: BRAND_NAME });
const colour = Type.String({ pattern: BRAND_COLOUR });

/** Where the picture is on this server, what it is, and its size. */
const logoWire = exactly({ url: Type.String(), type: Type.String(), bytes: Type.Integer({ minimum: 1 }) });

/**
 * Under which name, logo and colour the world is shown; what is left out is as the client was built. `isOwn`: the world
 * has it of its own. `otherwise`: the name that it would have without, where the server has one for its worlds.
 */
const brandWire = namedShape('Brand', {
  name: Type.Optional(name),
  colour: Type.Optional(colour),
  logo: Type.Optional(logoWire),
  isOwn: Type.Boolean(),
  otherwise: Type.Optional(name),
});

const EXAMPLE_LOGO =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0Ii8+PC9zdmc+';

const EXAMPLE = { name: 'Northern Lights', colour: '#1f7a8c' };

const EXAMPLE_WIRE = {
  ...EXAMPLE,
  logo: { url: '/brand/3f0c7b1e9a5d4c28b6e2f1a0c9d8e7b6/logo', type: 'image/svg+xml', bytes: 92 },
  isOwn: true,
};

/** Name, logo and colour of the demo in the world of the request (control §12). */
export const readBrandControl = defineControl({
  method: 'GET',
  path: '/brand',
  summary: 'Under which name, logo and colour the world is shown',
  output: brandWire,
  example: { output: { isOwn: false } },
});

/** Sets them for this world, as a whole; going back, starting over and restoring leave them (control §12). */
export const changeBrandControl = defineControl({
  method: 'PUT',
  path: '/brand',
  summary:
    'Shows the world under a name, logo and colour of its own; what is left out is as the client was built',
  takes: `The body must be {"name"?: 1 to ${MOST_BRAND_LETTERS} letters, "colour"?: "#rrggbb", "logo"?: a PNG, SVG, WebP or JPEG of at most ${MOST_LOGO_BYTES / 1024} kB in base64}, at least one of them.`,
  mostBytes: MOST_LOGO_LETTERS + MOST_OTHER_BYTES,
  body: Type.Object(
    {
      name: Type.Optional(name),
      colour: Type.Optional(colour),
      logo: Type.Optional(
        Type.String({ minLength: 4, maxLength: MOST_LOGO_LETTERS, pattern: '^[A-Za-z0-9+/]+=*$' }),
      ),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  output: brandWire,
  example: { body: { ...EXAMPLE, logo: EXAMPLE_LOGO }, output: EXAMPLE_WIRE },
});

/** Leaves the world with what its server says, or the client was built with (control §12). */
export const dropBrandControl = defineControl({
  method: 'DELETE',
  path: '/brand',
  summary: 'Shows the world under the name, logo and colour of the server, or of the product',
  output: brandWire,
  example: { output: { isOwn: false } },
});

/** Under which name, logo and colour a world is shown. */
export type BrandWire = ControlOutputOf<typeof readBrandControl>;

/** What the brand of a world is set to. */
export type BrandChange = ControlInputOf<typeof changeBrandControl>['body'];
