import { Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { anyOf, type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { worldName } from './worlds.control.ts';

/** A console of a world is shared for a week at most (control §14). */
const MOST_MINUTES = 7 * 24 * 60;

/**
 * A world as it is shared with another machine, until a moment of the wall clock (epoch ms): a link to a console of this
 * world alone, and the invitation by which a phone joins it. `hint` says what has to be set where no other machine reaches
 * these addresses.
 */
const share = namedShape('Share', {
  id: Type.String(),
  by: Type.String(),
  madeAtMs: Type.Integer(),
  untilMs: Type.Integer(),
  consoleUrl: Type.String(),
  /** Left out once that invitation was ended. */
  phoneUrl: Type.Optional(Type.String()),
  beyondThisMachine: Type.Boolean(),
  hint: Type.Optional(Type.String()),
});

const LINK = { world: 'default', shareKey: '4f1c.Qm9yZWQtYnktdGhlLWtleS1vZi10aGlzLXNoYXJlLTI4' };
const INVITATION = { world: 'default', invitation: 'Qm9yZWQtYnktdGhlLXdvcmxkLW9mLXNwcmluZy0yOA0' };

const EXAMPLE = {
  id: '4f1c',
  by: 'Mei',
  madeAtMs: 1_789_530_000_000,
  untilMs: 1_789_533_600_000,
  consoleUrl: `http://192.168.1.5:2828/__mock/shared?${new URLSearchParams(LINK)}`,
  phoneUrl: `http://192.168.1.5:2828/__mock/join?${new URLSearchParams(INVITATION)}`,
  beyondThisMachine: true,
};

/** Shares the world of the request with another machine (control §14). */
export const shareWorldControl = defineControl({
  method: 'POST',
  path: '/share',
  summary: 'Links by which another machine gets a console of this world alone, and a phone in it',
  takes: `The body must be {"minutes": 1 to ${MOST_MINUTES}}: for so long the console may be used.`,
  body: exactly({ minutes: Type.Integer({ minimum: 1, maximum: MOST_MINUTES }) }),
  output: share,
  example: { body: { minutes: 60 }, output: EXAMPLE },
});

export const listSharesControl = defineControl({
  method: 'GET',
  path: '/share',
  summary: 'Lists with whom a console of this world may be used now, and until when',
  output: Type.Array(share),
  example: { output: [EXAMPLE] },
});

export const endShareControl = defineControl({
  method: 'DELETE',
  path: '/share/:id',
  summary:
    'Ends one share: its link is worth nothing, and the console that it opened is shut out; tells those left',
  takes: 'The path must be /share/ and the "id" of a share.',
  params: exactly({ id: Type.String({ pattern: '^[0-9a-f]{1,16}$', description: 'Of the share.' }) }),
  output: Type.Array(share),
  example: { params: { id: EXAMPLE.id }, output: [] },
});

const link = exactly({ world: Type.String({ maxLength: 200 }), shareKey: Type.String({ maxLength: 200 }) });

const TAKES = 'have "world" and "shareKey", as the link of a share has them.';

/** The page of a link to a shared console; it needs no right but the link (control §14). */
export const openShareControl = defineControl({
  method: 'GET',
  path: '/shared',
  summary: 'The page of a link to a shared console',
  takes: `The query must ${TAKES}`,
  /** A link that was cut on its way is one that has ended. */
  query: anyOf(link.properties),
  produces: 'text/html',
  output: Type.String(),
  example: { query: LINK, output: '<!doctype html>…' },
});

/** What that page does: this browser may use the console of the world from then on (control §14). */
export const enterShareControl = defineControl({
  method: 'POST',
  path: '/shared',
  summary: 'Lets this browser use the console of a world that was shared with it',
  takes: `The body must ${TAKES}`,
  body: link,
  output: exactly({ name: worldName, to: Type.String() }),
  example: { body: LINK, output: { name: 'default', to: '/__mock?world=default' } },
});

/** A share as control calls tell of it. */
export type ShareWire = ControlOutputOf<typeof shareWorldControl>;

/** What the link of a share says. */
export type ShareLink = ControlInputOf<typeof enterShareControl>['body'];
