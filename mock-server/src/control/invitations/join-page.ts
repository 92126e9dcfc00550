import { type InvitationLink, joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import type { FastifyRequest } from 'fastify';
import { asText, smallPage } from '../../http/small-page.ts';
import { languageOfVisitor, VISITOR_WORDS } from '../../http/visitor-words.ts';
import { PAGE_SCRIPT } from '../access/access-page.ts';
import { comesByItself, formOf } from '../open/open-page.ts';

/** The page of an invitation: without effect until its script sends the form, as the page of any link. */
export function joinPage(link: InvitationLink, request: FastifyRequest): string {
  const { tag, title, ask, atOnce, facts, button, noScript } = VISITOR_WORDS[languageOfVisitor(request)];
  const isAtOnce = comesByItself(request);
  return smallPage({
    title,
    lang: tag,
    head: PAGE_SCRIPT,
    body: `<h1>${isAtOnce ? atOnce : ask}</h1>
<ul>${facts.map((fact) => `<li>${asText(fact)}</li>`).join('')}</ul>
${formOf(joinWorldControl, link, { isAtOnce, button })}
<noscript><p>${noScript}</p></noscript>`,
  });
}

/** For a visitor who comes too late, or made the link up. */
export function endedPage(request: FastifyRequest): string {
  const { tag, title, ended, toDefault } = VISITOR_WORDS[languageOfVisitor(request)];
  return smallPage({ title, lang: tag, body: `<h1>${ended}</h1><p><a href="/">${toDefault}</a></p>` });
}
