import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { replyFields } from '@canada28/shared/control/reply-fields.ts';
import { describe, expect, it } from 'vitest';
import { changedExample, harmedFields, readChanged } from '../testing/reply-changes.ts';
import { REPLY_READERS } from '../testing/reply-readers.ts';

const CALLS: readonly Call[] = ALL_CALLS;
const READ_CALLS = CALLS.filter(({ path }) => REPLY_READERS.has(path));

/** Whatever is in a model, by where it stands. */
function leavesOf(value: unknown, place = ''): readonly (readonly [place: string, leaf: unknown])[] {
  if (value instanceof Map) return leavesOf([...value], place);
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, `${place}.${name}`));
}

/** What in a model is not as it is in another: of another type, or no number that counts. */
function unlike(model: unknown, whole: ReadonlyMap<string, unknown>): readonly string[] {
  return leavesOf(model).flatMap(([place, leaf]) => {
    const known = whole.get(place);
    const isLike =
      leaf === undefined || known === undefined || known === null || typeof leaf === typeof known;
    return isLike && !Number.isNaN(leaf) ? [] : [`${place}: ${String(leaf)}`];
  });
}

describe('a reply with one field removed, null, or of another type', () => {
  it.each(READ_CALLS.map((call) => [call.path, call] as const))(
    'is refused whole or read as if the server had not told it: %s',
    (_path, call) => {
      const whole = new Map(leavesOf(readChanged(call, [])?.model));
      const harmed = harmedFields(call).filter(({ change }) => changedExample(call, [change]) !== undefined);
      const wrong = harmed.flatMap(({ change, harm }) => {
        const read = readChanged(call, [change]);
        return unlike(read?.model, whole).map((leaf) => `${change.at} ${harm} → ${leaf}`);
      });
      expect(wrong).toEqual([]);
      expect(harmed.length).toBeGreaterThan(0);
    },
  );

  it('is read of every call that tells more than that it was carried out', () => {
    const unread = CALLS.filter((call) => !READ_CALLS.includes(call));
    const told = unread.flatMap((call) => replyFields(call).map(({ path }) => path));
    expect(new Set(told)).toEqual(new Set(['code', 'msg', 'data']));
  });
});
