export const PAGE_TYPE = 'text/html; charset=utf-8';

const STYLE =
  'margin:20vh auto;max-width:30em;padding:0 1em;font:16px/1.5 system-ui;background:#0d1017;color:#e8ebf2';

/** A page of a few sentences, where there is no client to show them. What it says is markup: see `asText`. */
export function smallPage({
  title,
  body,
  lang = 'en',
  head = '',
  icon = '/icon.svg',
  style = '',
}: {
  readonly title: string;
  readonly body: string;
  readonly lang?: string;
  readonly head?: string;
  /** Its address. */
  readonly icon?: string;
  /** What looks otherwise on this page, as CSS. */
  readonly style?: string;
}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="${icon}"><title>${title}</title><style>body{${STYLE}}h1{font-size:1.25em;text-wrap:balance}:lang(ko){word-break:keep-all}a{color:#ffd166}
button,input{font:inherit;min-height:48px;padding:0 1em;border-radius:12px;border:1px solid #3a4152;background:#171c28;color:inherit}
button{border:0;background:#ffd166;color:#0d1017;font-weight:600;cursor:pointer}button:disabled{opacity:.5;cursor:default}input{width:100%;box-sizing:border-box;margin:.25em 0 1em}
[role=alert]{color:#ff8a80}${style}</style>${head}</head><body>
<main>${body}</main></body></html>`;
}

/** What came from a stranger, shown as text and never as markup. */
export function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
