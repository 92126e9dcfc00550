import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { Brand } from '../worlds/brand.ts';
import { brandHead, brandMark, brandUrl } from './brand.ts';
import { asText, smallPage } from './small-page.ts';
import type { VISITOR_WORDS } from './visitor-words.ts';

/** The colours are those of the product (`shared/src/design/tokens.css`), which no page of the server loads. */
const STYLE = `
html{min-height:100%;background:var(--landing,radial-gradient(90% 60% at 80% 0,#4b1a2c 0,#141a30 45%,#0a0d14 80%)) no-repeat #0a0d14}
body{margin:0 auto;padding:0;max-width:26em;min-height:100vh;min-height:100dvh;display:flex;background:none;color:#f2f5fb;-webkit-text-size-adjust:100%}
main{flex:1;display:flex;flex-direction:column;padding:28px 24px max(28px,env(safe-area-inset-bottom));box-sizing:border-box;min-width:0}
.brand{display:flex;align-items:center;gap:12px;margin:0 0 auto;font-weight:700;font-size:18px}
.brand i{width:16px;height:16px;margin:4px;border-radius:4px;background:var(--gradient-bar,linear-gradient(90deg,#ff7a59,#f0474f));transform:rotate(45deg);box-shadow:0 0 24px var(--brand-glow,rgb(240 71 79/45%))}
.brand i,.brand img{flex:none}
.brand img{max-width:150px;height:36px;object-fit:contain}
.balls{display:flex;gap:12px;margin:48px 0 24px}
.balls b{width:48px;height:48px;border-radius:50%;display:grid;place-items:center;font-size:20px;font-variant-numeric:tabular-nums;text-shadow:0 1px 2px rgb(0 0 0/45%);box-shadow:0 3px 8px rgb(0 0 0/42%),inset 0 -2px 5px rgb(0 0 0/22%)}
.balls b:nth-child(1){background:radial-gradient(circle at 38% 12%,#f0525c,#d52d3b 20% 50%,#8f0f22)}
.balls b:nth-child(2){background:radial-gradient(circle at 38% 12%,#558df6,#2563d9 20% 50%,#0f2f86)}
.balls b:nth-child(3){background:radial-gradient(circle at 38% 12%,#1c9a63,#107a4a 20% 50%,#074a2d)}
.balls b:nth-child(4){background:radial-gradient(circle at 38% 12%,#ffe9a8,#f6c453 20% 50%,#b27c12);color:#241a00;text-shadow:none}
h1{margin:0 0 20px;font-size:30px;overflow-wrap:anywhere;text-autospace:normal;line-height:1.2;letter-spacing:-.01em}
ul{list-style:none;margin:0 0 24px;padding:4px 16px;border:1px solid rgb(255 255 255/8%);border-radius:16px;background:rgb(18 24 36/78%);color:#a3afc6;font-size:15px}
li{padding:12px 0 12px 30px;position:relative}
li+li{border-top:1px solid rgb(255 255 255/8%)}
li::before{content:"";position:absolute;left:3px;top:17px;width:11px;height:6px;border:solid #37d399;border-width:0 0 2.5px 2.5px;transform:rotate(-45deg)}
form{margin:0}
button,.button{display:block;box-sizing:border-box;width:100%;min-height:60px;border-radius:16px;font-size:18px;font-weight:700;color:#fff;background:var(--gradient-brand,linear-gradient(135deg,#d2411f,#cf2340));box-shadow:0 10px 30px var(--brand-glow,rgb(240 71 79/28%))}
button[hidden]{display:none}
.button{display:grid;place-items:center;padding:8px 16px;text-align:center;text-decoration:none}
button:focus-visible,.button:focus-visible,input:focus-visible{outline:3px solid #f6c453;outline-offset:3px}
label{display:block;color:#a3afc6}
input{min-height:56px;margin:8px 0 16px;border-radius:16px;border:1px solid rgb(255 255 255/16%);background:#121824;font-size:18px;font-weight:600}
input::placeholder{color:#8390a8;opacity:1;font-weight:400}
#code{min-height:64px;font-size:32px;font-weight:700;letter-spacing:.28em;text-align:center;text-transform:uppercase}
#hint{margin:-8px 0 16px;color:#a3afc6;font-size:14px}
[role=alert]{margin:12px 0 0;min-height:1.5em;color:#ff8a8f;text-wrap:balance}
noscript p{margin:0;color:#f6c453}
@media(max-height:620px){.balls{margin:24px 0 16px}h1{font-size:26px}}`;

/** Three digits and their sum, as the start page of the client shows them. */
const BALLS = '<div class="balls" aria-hidden="true"><b>1</b><b>4</b><b>9</b><b>14</b></div>';

/** A page that a visitor reads before the client: it looks like the client's own start page. What it says is markup. */
export function visitorPage(
  { tag, title, product }: Pick<(typeof VISITOR_WORDS)['en'], 'tag' | 'title' | 'product'>,
  {
    body,
    head = '',
    brand,
  }: { readonly body: string; readonly head?: string; readonly brand: Brand | undefined },
): string {
  const named = asText(fillIn(title, { name: brand?.name ?? product }));
  return smallPage({
    title: named,
    lang: tag,
    head: `${brand === undefined ? '' : brandHead(brand)}${head}`,
    ...(brand !== undefined && { icon: brandUrl(brand, 'icon.svg') }),
    style: STYLE,
    body: `<p class="brand">${brandMark(brand, '<i></i>')}<span>${named}</span></p>${BALLS}${body}`,
  });
}
