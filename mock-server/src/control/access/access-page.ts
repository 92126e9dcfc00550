import { showTokenControl } from '@canada28/shared/control/access.control.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { asText, smallPage } from '../../http/small-page.ts';

/** The one script of the small pages: no page of ours has one in its text (content security policy). */
export const PAGE_SCRIPT_URL = `${CONTROL_BASE}/page.js`;

/** The head of a page with a form that the script sends. */
export const PAGE_SCRIPT = `<script src="${PAGE_SCRIPT_URL}" type="module"></script>`;

/** For whoever opened a page and may not: says who may and, where a token would do, asks for it. */
export function accessPage(url: string, sentence: string, asksForToken: boolean): string {
  const form = `<form data-call="${CONTROL_BASE}${showTokenControl.path}">
<label for="token">Token of this server</label>
<input id="token" name="token" type="password" autocomplete="current-password" required>
<button>Go on</button><p role="alert"></p></form>
<noscript><p>Switch JavaScript on, or send the token as a header.</p></noscript>
<p>Shown before, in this browser? <a href="${asText(url)}">Go on without it</a></p>`;
  return smallPage({
    title: 'Canada 28: control',
    head: asksForToken ? PAGE_SCRIPT : '',
    body: `<h1>This page is for those who control the mock</h1><p>${asText(sentence)}</p>${asksForToken ? form : ''}`,
  });
}
