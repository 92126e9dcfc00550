import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import type { InvitationLink } from '@canada28/shared/control/invitations.control.ts';
import { enterSituationControl, type SituationLink } from '@canada28/shared/control/open.control.ts';
import type { ShareLink } from '@canada28/shared/control/share.control.ts';
import type { FastifyRequest } from 'fastify';
import { asText, smallPage } from '../../http/small-page.ts';
import { PAGE_SCRIPT } from '../access/access-page.ts';
import type { Situation } from './read-link.ts';

/**
 * The page of a link. It has no effect until its script sends the form: at once for a visitor who typed the address,
 * followed a bookmark or a link of ours; by a button for one from another site, or from where the browser does not say.
 */
export function openPage(link: SituationLink, situation: Situation, request: FastifyRequest): string {
  const isAtOnce = comesByItself(request);
  return smallPage({
    title: 'Canada 28: open',
    head: PAGE_SCRIPT,
    body: `<h1>${isAtOnce ? 'Opening…' : 'Open this situation of the demo?'}</h1>
<ul>${described(situation)}</ul>
${formOf(enterSituationControl, link, { isAtOnce, button: 'Open' })}
<noscript><p>Switch JavaScript on: this page stores the session that it opens.</p></noscript>`,
  });
}

/**
 * Whether no foreign page led here, as far as the browser says (`Sec-Fetch-Site`). Below `localhost` a site is one
 * world: its console, which holds its phones in frames (control §1).
 */
export function comesByItself({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isOfOurWorld = site === 'same-site' && WORLD_OF_THIS_MACHINE.test(headers.host ?? '');
  return site === 'none' || site === 'same-origin' || isOfOurWorld;
}

const WORLD_OF_THIS_MACHINE = /\.localhost(?::\d+)?$/i;

/**
 * A form that the script of the page sends to a call with what the link said, and what is typed into its fields (markup);
 * its button waits for the script.
 */
export function formOf(
  { path }: ControlCall,
  link: SituationLink | InvitationLink | ShareLink,
  {
    isAtOnce,
    button,
    fields = '',
  }: { readonly isAtOnce: boolean; readonly button: string; readonly fields?: string },
): string {
  return `<form data-call="${CONTROL_BASE}${path}" data-body="${asText(JSON.stringify(link))}"${isAtOnce ? ' data-at="once"' : ''}>
${fields}<button disabled${isAtOnce ? ' hidden' : ''}>${button}</button><p role="alert"></p></form>`;
}

function described({ world, scenario, hosted, as, lang, to }: Situation): string {
  const facts = [
    `World: ${world ?? 'a new one'}${hosted === undefined ? `, made of the scenario ${scenario}` : ''}`,
    as === undefined ? 'No player is logged in' : `Logged in: ${as}`,
    ...(lang === undefined ? [] : [`Language: ${lang}`]),
    `Page: ${to}`,
    'A player who is logged in to this demo in this browser is logged out',
  ];
  return facts.map((fact) => `<li>${asText(fact)}</li>`).join('');
}
