import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import type { Options } from './options.ts';
import { folderOf, type Shot } from './shot.ts';

const STYLE = `body{margin:24px;background:#222;color:#eee;font:13px system-ui}h2{position:sticky;top:0;background:#222;padding:8px 0}
div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}img{width:100%;border-radius:8px}
figcaption{overflow-wrap:anywhere}li{color:#fc6}`;

/** Puts all pictures of a size on one page; answers where it lies. */
export function writeContactSheet({ size, languages }: Options, shots: readonly Shot[]): string {
  const sections = languages.map((language) => {
    const figures = shots.filter((shot) => shot.language === language).map(figureOf);
    return `<h2>${language}</h2><div>${figures.join('')}</div>`;
  });
  const title = `Canada 28, ${size.width} × ${size.height}`;
  const page = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${sections.join('')}`;
  const path = join(folderOf(size), 'index.html');
  mkdirSync(join(ROOT, folderOf(size)), { recursive: true });
  writeFileSync(join(ROOT, path), page);
  return path;
}

function figureOf({ language, name, findings }: Shot): string {
  const path = `${language}/${name}.png`;
  const items = findings.map((finding) => `<li>${escaped(finding)}</li>`).join('');
  return `<figure><a href="${path}"><img loading="lazy" src="${path}" alt=""></a><figcaption>${name}<ul>${items}</ul></figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
