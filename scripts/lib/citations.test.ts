import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDeadCitations } from './citations.ts';
import { ROOT } from './project.mjs';

const TEXT = /(?:^|\.)(?:[cm]?[jt]sx?|md|css|html|sql|env|ya?ml)$/;

/** Every file of the repository; of what is no text, only that it is there. */
function readRepository() {
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return paths
    .split('\0')
    .filter((path) => path !== '')
    .flatMap((path) => {
      try {
        return [{ path, text: TEXT.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '' }];
      } catch {
        return [];
      }
    });
}

// Written apart, so that no example here is a citation itself.
const S = '§';
const DECIDED = 'decision';
const AT_DOCS = 'docs';

const SPEC = [
  { path: 'docs/spec/game.md', text: '# Game\n\n## 1. Draw\n\n### 1.2 Seeded\n\n```\n## 9. In code\n```\n' },
  { path: 'docs/spec/player-api.md', text: '# API\n\n## 0. Origins\n\n## 2. Calls\n' },
  { path: `${AT_DOCS}/decisions/004-time.md`, text: '# 004 · Time\n' },
];

function deadIn(path: string, text: string): string[] {
  return findDeadCitations([...SPEC, { path, text }]);
}

describe('a citation leads to something that is there', () => {
  it.each([
    ['a section', `/** Draws (game ${S}1). */`],
    ['a subsection', `/** Draws (game ${S}1.2). */`],
    ['a name with a hyphen, at the start of a sentence', `// Player-api ${S}2 says so.`],
    ['several of one document', `/** Calls (player-api ${S}0, ${S}2, \`/path\`, ${S}2; game ${S}1). */`],
    ['a range', `/** Calls (player-api ${S}0–${S}2). */`],
    ['over a line break within a comment', `/**\n * Calls (player-api\n * ${S}2, order).\n */`],
    ['a decision', `// Never backwards (${DECIDED} 004).`],
    ['a document', `// See ${AT_DOCS}/spec/game.md.`],
  ])('%s', (_, text) => {
    expect(deadIn('shared/src/limits.ts', text)).toEqual([]);
  });

  it.each([
    ['a section that its document lacks', `/** Draws (game ${S}3). */`, `game ${S}3`],
    ['the second of several', `/** Calls (player-api ${S}2, ${S}7). */`, `player-api ${S}2, ${S}7`],
    ['a subsection that its document lacks', `/** Draws (game ${S}1.3). */`, `game ${S}1.3`],
    ['a heading within a block of code', `/** Draws (game ${S}9). */`, `game ${S}9`],
    ['a document that is not there', `/** Calls (contract ${S}2). */`, `contract ${S}2`],
    ['a number without a document', `/** Calls (${S}2). */`, `${S}2`],
    ['over a line break within a comment', `/** Calls (contract\n * ${S}2). */`, `contract\n * ${S}2`],
    ['a decision', `// Never backwards (${DECIDED} 005).`, `${DECIDED} 005`],
    ['a document by its path', `// See ${AT_DOCS}/spec/rules.md.`, `${AT_DOCS}/spec/rules.md`],
  ])('else it is told with its line: %s', (_, text, citation) => {
    const [dead = '', ...others] = deadIn('shared/src/limits.ts', `\n${text}`);
    expect(dead.replace('(', '')).toBe(`shared/src/limits.ts:2 ${citation}`);
    expect(others).toEqual([]);
  });

  it('in a document of the specification a number alone is a section of its own', () => {
    const text = `# Game\n\n## 1. Draw\n\nAs ${S}1 says (${S}1), not (${S}2), nor [contract ${S}1](x).\n`;
    expect(findDeadCitations([{ path: 'docs/spec/game.md', text }])).toEqual([
      `docs/spec/game.md:5 ${S}2`,
      `docs/spec/game.md:5 [contract ${S}1`,
      'docs/spec/game.md:5 x',
    ]);
  });

  it('a relative link of a document leads to a file or folder', () => {
    const links =
      '[a](spec/game.md#draw) [b](spec) [c](https://a.example) [d](#e) [f](../README.md) [g](spec/no.md)';
    expect(deadIn('docs/testing.md', links)).toEqual([
      'docs/testing.md:1 ../README.md',
      'docs/testing.md:1 spec/no.md',
    ]);
  });
});

describe('the repository', () => {
  it('cites nothing that is not in it', () => {
    expect(findDeadCitations(readRepository())).toEqual([]);
  });
});
