import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import type { Shot } from './shot.ts';

const STYLE = `body{margin:24px;background:#222;color:#eee;font:13px system-ui}h2{position:sticky;top:0;background:#222;padding:8px 0}
div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:var(--width)}img{width:100%;border-radius:8px}
figcaption{overflow-wrap:anywhere}li{color:#fc6}`;

/** Where the pictures lie below the project's root, and how wide each is shown. */
type Sheet = { readonly folder: string; readonly widthPx: number };

/** Puts all pictures of a folder on one page; answers where it lies. */
export function writeContactSheet({ folder, widthPx }: Sheet, shots: readonly Shot[]): string {
  const groups = [...new Set(shots.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const figures = shots.filter((shot) => shot.group === group).map(figureOf);
    return `<h2>${group}</h2><div style="--width:${widthPx}px">${figures.join('')}</div>`;
  });
  const title = `Canada 28: ${folder}`;
  const page = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${sections.join('')}`;
  const path = join(folder, 'index.html');
  mkdirSync(join(ROOT, folder), { recursive: true });
  writeFileSync(join(ROOT, path), page);
  return path;
}

function figureOf({ group, name, findings }: Shot): string {
  const path = `${group}/${name}.png`;
  const items = findings.map((finding) => `<li>${escaped(finding)}</li>`).join('');
  return `<figure><a href="${path}"><img loading="lazy" src="${path}" alt=""></a><figcaption>${name}<ul>${items}</ul></figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
