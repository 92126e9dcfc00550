import { posix } from 'node:path';

/** A file of the project: its path from the root with forward slashes, and its text. */
type SourceFile = { readonly path: string; readonly text: string };

/** What may be cited: sections by document of `docs/spec`, decisions by number, and all files and folders. */
type Citable = {
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  readonly decisions: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
};

type Citation = { readonly index: number; readonly text: string; readonly leadsNowhere: boolean };

const SPEC_DOCUMENT = /^docs\/spec\/([a-z-]+)\.md$/;
const DECISION_FILE = /^docs\/decisions\/(\d{3})-[^/]+\.md$/;
const DOCUMENT = /\.md$/;

const HEADING = /^#{2,4} (\d+(?:\.\d+)*)\.? /gm;
const CODE_BLOCK = /^```[\s\S]*?^```/gm;

/** What stands between two words of a sentence, a line break within a comment included. */
const GAP = String.raw`\s+(?:(?:\*|//|--|#)\s+)?`;
const NUMBER = String.raw`§\d+(?:\.\d+)*`;
/** One section or several of a document, and the word before them: its name, or any word of a sentence about itself. */
const SECTIONS = new RegExp(
  String.raw`(?:([([]?)\b([A-Za-z][A-Za-z-]*)${GAP})?(${NUMBER}(?:(?:–|,${GAP}(?:${'`'}[^${'`'}]*${'`'},${GAP})?|${GAP}and${GAP})${NUMBER})*)`,
  'g',
);
const DECISION = new RegExp(String.raw`\bdecision${GAP}(\d{3})\b`, 'gi');
const LINK = /\]\(([^()\s]+)\)|\bsrc="([^"]+)"/g;
const NAMED_DOCUMENT = /\bdocs\/[\w./-]+\.md\b/g;
const ELSEWHERE = /^(?:[a-z]+:|#)/i;

/** Every citation in these files that leads nowhere, as `path:line what is cited`; only what is among the files can be cited. */
export function findDeadCitations(files: readonly SourceFile[]): string[] {
  const citable = citableOf(files);
  return files.flatMap((file) =>
    citationsIn(file, citable)
      .filter(({ leadsNowhere }) => leadsNowhere)
      .map(({ index, text }) => `${file.path}:${file.text.slice(0, index).split('\n').length} ${text}`),
  );
}

function citableOf(files: readonly SourceFile[]): Citable {
  const sections = new Map<string, ReadonlySet<string>>();
  const decisions = new Set<string>();
  const paths = new Set<string>();
  for (const { path, text } of files) {
    for (let place = path; place !== '.'; place = posix.dirname(place)) paths.add(place);
    const [, document] = SPEC_DOCUMENT.exec(path) ?? [];
    if (document !== undefined) sections.set(document, headingsOf(text));
    const [, decision] = DECISION_FILE.exec(path) ?? [];
    if (decision !== undefined) decisions.add(decision);
  }
  return { sections, decisions, paths };
}

function headingsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.replaceAll(CODE_BLOCK, '').matchAll(HEADING), ([, number = '']) => number));
}

function citationsIn(file: SourceFile, citable: Citable): Citation[] {
  return [
    ...sectionsIn(file, citable),
    ...decisionsIn(file, citable),
    ...linksIn(file, citable),
    ...namedDocumentsIn(file, citable),
  ];
}

function sectionsIn({ path, text }: SourceFile, { sections }: Citable): Citation[] {
  const own = SPEC_DOCUMENT.exec(path)?.[1];
  return Array.from(
    text.matchAll(SECTIONS),
    ({ index, 0: cited, 1: bracket = '', 2: word = '', 3: list = '' }) => {
      const name = word.toLowerCase();
      // In a document of the specification a number alone, after any word, is one of its own sections.
      const isOwn = own !== undefined && !sections.has(name) && (bracket === '' || word === '');
      const known = sections.get(isOwn ? own : name);
      const numbers = list.match(/\d+(?:\.\d+)*/g) ?? [];
      return { index, text: cited, leadsNowhere: numbers.some((number) => known?.has(number) !== true) };
    },
  );
}

function decisionsIn({ text }: SourceFile, { decisions }: Citable): Citation[] {
  return Array.from(text.matchAll(DECISION), ({ index, 0: cited, 1: number = '' }) => ({
    index,
    text: cited,
    leadsNowhere: !decisions.has(number),
  }));
}

function linksIn({ path, text }: SourceFile, { paths }: Citable): Citation[] {
  if (!DOCUMENT.test(path)) return [];
  return Array.from(text.matchAll(LINK), ({ index, 1: link, 2: source = '' }) => {
    const target = link ?? source;
    const [file = ''] = target.split('#');
    const place = posix.join(posix.dirname(path), file).replace(/\/$/, '');
    return { index, text: target, leadsNowhere: !ELSEWHERE.test(target) && !paths.has(place) };
  });
}

function namedDocumentsIn({ text }: SourceFile, { paths }: Citable): Citation[] {
  return Array.from(text.matchAll(NAMED_DOCUMENT), ({ index, 0: named }) => ({
    index,
    text: named,
    leadsNowhere: !paths.has(named),
  }));
}
