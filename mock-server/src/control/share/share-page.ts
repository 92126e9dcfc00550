import { enterShareControl, type ShareLink } from '@canada28/shared/control/share.control.ts';
import type { FastifyRequest } from 'fastify';
import { asText, smallPage } from '../../http/small-page.ts';
import type { Share } from '../../worlds/share.ts';
import { PAGE_SCRIPT } from '../access/access-page.ts';
import { comesByItself, formOf } from '../open/open-page.ts';

/** What a visitor reads who comes too late, or made the link up. */
export const SHARE_HAS_ENDED = 'This link has ended: ask who sent it for a new one.';

/** The page of a link to a shared console: without effect until its script sends the form, as the page of any link. */
export function sharePage(link: ShareLink, { by, untilMs }: Share, request: FastifyRequest): string {
  const isAtOnce = comesByItself(request);
  const facts = [
    `World: ${link.world}, and no other`,
    `Shared by ${by}`,
    `Until ${new Date(untilMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ];
  return smallPage({
    title: 'Canada 28: console',
    head: PAGE_SCRIPT,
    body: `<h1>${isAtOnce ? 'Opening…' : 'Open the console of this world?'}</h1>
<ul>${facts.map((fact) => `<li>${asText(fact)}</li>`).join('')}</ul>
${formOf(enterShareControl, link, { isAtOnce, button: 'Open' })}
<noscript><p>Switch JavaScript on: the console needs it.</p></noscript>`,
  });
}

export function endedSharePage(): string {
  return smallPage({
    title: 'Canada 28: console',
    body: `<h1>${SHARE_HAS_ENDED}</h1><p><a href="/">Open the demo</a></p>`,
  });
}
