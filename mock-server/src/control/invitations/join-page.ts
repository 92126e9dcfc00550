import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { type InvitationLink, joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import type { FastifyRequest } from 'fastify';
import { asText } from '../../http/small-page.ts';
import { languageOfVisitor, VISITOR_WORDS } from '../../http/visitor-words.ts';
import { PAGE_SCRIPT } from '../access/access-page.ts';
import { comesByItself, formOf } from '../open/open-page.ts';
import { visitorPage } from './visitor-page.ts';

/** The page of an invitation: without effect until its script sends the form, as the page of any link. */
export function joinPage(link: InvitationLink, request: FastifyRequest): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  const isAtOnce = comesByItself(request);
  return visitorPage(words, {
    head: PAGE_SCRIPT,
    body: `<h1>${isAtOnce ? words.atOnce : words.ask}</h1>
<ul>${words.facts.map((fact) => `<li>${asText(fact)}</li>`).join('')}</ul>
${formOf(joinWorldControl, link, { isAtOnce, button: words.button })}
<noscript><p>${words.noScript}</p></noscript>`,
  });
}

/** For a visitor who comes too late, or made the link up. */
export function endedPage(request: FastifyRequest): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  return visitorPage(words, {
    body: `<h1>${words.ended}</h1><a class="button" href="/">${words.toDefault}</a>`,
  });
}

/** Where a visitor types the short code of an invitation, which a link cannot be. */
export function codePage(request: FastifyRequest): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  return visitorPage(words, {
    head: PAGE_SCRIPT,
    body: `<h1>${words.codeAsk}</h1>
<form data-call="${CONTROL_BASE}${joinWorldControl.path}">
<label for="code">${words.codeLabel}</label>
<input id="code" name="shortCode" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus>
<button disabled>${words.button}</button><p role="alert"></p></form>
<noscript><p>${words.noScript}</p></noscript>`,
  });
}
