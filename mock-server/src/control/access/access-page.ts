import { showTokenControl } from '@canada28/shared/control/access.control.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { FastifyRequest } from 'fastify';
import { isFromForeignPage } from '../../http/foreign-page.ts';
import { asText, smallPage } from '../../http/small-page.ts';

/** The one script of the small pages: no page of ours has one in its text (content security policy). */
export const PAGE_SCRIPT_URL = `${CONTROL_BASE}/page.js`;

/** The head of a page with a form that the script sends. */
export const PAGE_SCRIPT = `<script src="${PAGE_SCRIPT_URL}" type="module"></script>`;

/**
 * The page for a visitor of the control plane who may not: says who may and, where a token would do, asks for it.
 * Who came from another site has a way on by their own hand: then the browser brings the cookie along.
 */
export function accessPage(
  request: FastifyRequest,
  { sentence, asksForToken }: { readonly sentence: string; readonly asksForToken: boolean },
): string {
  const isWayOn = asksForToken || isFromForeignPage(request);
  const way = isWayOn
    ? `<p><a href="${asText(request.url)}">${asksForToken ? 'Shown in this browser before: go on' : 'Go on'}</a></p>`
    : '';
  return smallPage({
    title: 'Canada 28: control',
    head: asksForToken ? PAGE_SCRIPT : '',
    body: `<h1>For those who control the mock</h1><p>${asText(sentence)}</p>${asksForToken ? FORM : ''}${way}`,
  });
}

const FORM = `<form data-call="${CONTROL_BASE}${showTokenControl.path}">
<label for="token">Token of this server</label>
<input id="token" name="token" type="password" autocomplete="current-password" required>
<button disabled>Go on</button><p role="alert"></p></form>
<noscript><p>Switch JavaScript on, or send the token as a header.</p></noscript>`;
