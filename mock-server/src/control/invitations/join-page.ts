import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { type InvitationLink, joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import { MAX_NICKNAME_CHARACTERS } from '@canada28/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { asText } from '../../http/small-page.ts';
import { visitorPage } from '../../http/visitor-page.ts';
import { languageOfVisitor, VISITOR_WORDS } from '../../http/visitor-words.ts';
import type { Brand } from '../../worlds/brand.ts';
import { PAGE_SCRIPT } from '../access/access-page.ts';
import { comesByItself, formOf } from '../open/open-page.ts';
import { findVisitor, nextUserName } from './invitation.ts';
import type { Invited } from './join-world.ts';

type Words = (typeof VISITOR_WORDS)['en'];

/**
 * The page of an invitation: without effect until its form is sent. A visitor who is new is asked for a name, which is
 * theirs to give, and joins by one press (decision 079); a browser that joined before is let in again at once, as the page
 * of any link does it.
 */
export function joinPage(
  { hosted, invitation }: Invited,
  link: InvitationLink,
  { request, brand }: { readonly request: FastifyRequest; readonly brand: Brand | undefined },
): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  const isBack = findVisitor(request, hosted) !== undefined;
  const isAtOnce = isBack && comesByItself(request);
  const fields = isBack ? '' : nameField(words, nextUserName(invitation));
  const ask = fillIn(words.ask, { name: brand?.name ?? words.product });
  return visitorPage(words, {
    brand,
    head: PAGE_SCRIPT,
    body: `<h1>${isAtOnce ? words.atOnce : asText(ask)}</h1>
<ul>${words.facts.map((fact) => `<li>${asText(fact)}</li>`).join('')}</ul>
${formOf(joinWorldControl, link, { isAtOnce, button: words.button, fields })}
<noscript><p>${words.noScript}</p></noscript>`,
  });
}

/** `given`: the name that a visitor has who types none. */
function nameField({ nameLabel, nameHint }: Words, given = ''): string {
  return `<label for="name">${nameLabel}</label>
<input id="name" name="nickName" maxlength="${MAX_NICKNAME_CHARACTERS}" placeholder="${given}" aria-describedby="hint" autocomplete="nickname" autocapitalize="words" enterkeyhint="go" spellcheck="false">
<p id="hint">${nameHint}</p>
`;
}

/** For a visitor who comes too late, or made the link up. */
export function endedPage(request: FastifyRequest, brand: Brand | undefined): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  return visitorPage(words, {
    brand,
    body: `<h1>${words.ended}</h1><a class="button" href="/">${words.toDefault}</a>`,
  });
}

/** Where a visitor types the short code of an invitation, which a link cannot be. */
export function codePage(request: FastifyRequest, brand: Brand | undefined): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  return visitorPage(words, {
    brand,
    head: PAGE_SCRIPT,
    body: `<h1>${words.codeAsk}</h1>
<form data-call="${CONTROL_BASE}${joinWorldControl.path}">
<label for="code">${words.codeLabel}</label>
<input id="code" name="shortCode" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus>
${nameField(words)}<button disabled>${words.button}</button><p role="alert"></p></form>
<noscript><p>${words.noScript}</p></noscript>`,
  });
}
