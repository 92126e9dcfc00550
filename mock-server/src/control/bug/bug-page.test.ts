import type { BugFacts } from '@canada28/shared/control/bug.control.ts';
import { expect, test } from 'vitest';
import { PART } from './bug-file.ts';
import { bugPage } from './bug-page.ts';
import { refuseLargePart } from './bug-zip.ts';

const FACTS: BugFacts = {
  title: 'Many calls',
  world: 'default',
  atMs: 1_789_524_060_000,
  savedAtMs: 1_789_524_060_000,
  rate: 1,
  version: '1.0.0',
};

/** Entries of some kilobytes each, as the page tells them: each quote of a reply takes six bytes there. */
function pageOf(count: number, facts: Partial<BugFacts> = {}, limits: object = {}): string {
  const { atMs, savedAtMs: wallMs } = FACTS;
  const common = {
    kind: 'control',
    by: 'Mei',
    method: 'POST',
    url: '/__mock/clock',
    durationMs: 1,
    input: {},
  } as const;
  const entries = Array.from({ length: count }, (_, index) => ({
    entry: { ...common, id: index + 1, atMs, wallMs, why: 'It was asked for.', status: 200 },
    reply: '"'.repeat(2000),
  }));
  return bugPage({ facts: { ...FACTS, ...facts }, entries, faults: [], timeZone: 'UTC', ...limits });
}

const shownIn = (page: string) => [...page.matchAll(/id="entry-(\d+)"/g)].map(([, id]) => Number(id));

test.each([
  [5, {}, [1, 2, 3, 4, 5], undefined],
  [8, {}, [6, 7, 8], 'Left out here: 5 older entries, which the console shows once the file is opened.'],
  [8, { entry: 2 }, [2, 6, 7, 8], 'Left out here: 4 older entries,'],
  [8, { entry: 7 }, [6, 7, 8], 'Left out here: 5 older entries,'],
] as const)(
  'of %i entries the page shows the newest that have room, and the one that it is about: %j',
  (count, facts, shown, sentence) => {
    const page = pageOf(count, facts, count === 5 ? {} : { mostBytes: 40_000 });
    expect(shownIn(page)).toEqual(shown);
    expect(page.includes('Left out here')).toBe(sentence !== undefined);
    expect(page).toContain(sentence ?? '');
  },
);

test('however many entries there are, the file that holds their page can be opened', () => {
  const page = pageOf(6000);
  expect(page).toContain('older entries');
  expect(() => refuseLargePart(PART.page, Buffer.byteLength(page))).not.toThrow();
});
