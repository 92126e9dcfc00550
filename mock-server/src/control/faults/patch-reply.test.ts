import type { ReplyChange } from '@canada28/shared/control/faults.control.ts';
import { expect, test } from 'vitest';
import { patchReply } from './patch-reply.ts';

const REPLY = {
  code: 200,
  data: { total: 2, note: null, list: [{ id: 7, tags: ['a', 'b'] }, { id: 8 }], size: '12.5' },
  msg: '',
};

function patched(...patch: readonly ReplyChange[]) {
  const { body, missed } = patchReply(Buffer.from(JSON.stringify(REPLY)), patch);
  return { reply: JSON.parse(body.toString()), missed };
}

const withData = (data: object) => ({ ...REPLY, data: { ...REPLY.data, ...data } });

test.each<[ReplyChange, unknown]>([
  [
    { at: 'code', set: '200' },
    { ...REPLY, code: '200' },
  ],
  [
    { at: 'data', type: 'null' },
    { ...REPLY, data: null },
  ],
  [{ at: 'data.total', set: { any: [1] } }, withData({ total: { any: [1] } })],
  [{ at: 'data.more', set: 1 }, withData({ more: 1 })],
  [{ at: 'data.list[].id', set: 0 }, withData({ list: [{ ...REPLY.data.list[0], id: 0 }, { id: 0 }] })],
  [{ at: 'data.list[1].id', type: 'string' }, withData({ list: [REPLY.data.list[0], { id: '8' }] })],
  [{ at: 'data.list[].tags[0]', remove: true }, withData({ list: [{ id: 7, tags: ['b'] }, { id: 8 }] })],
  [{ at: 'data.list[]', remove: true }, withData({ list: [] })],
  [{ at: 'data.list[0]', remove: true }, withData({ list: [{ id: 8 }] })],
  [{ at: 'data.list', type: 'empty' }, withData({ list: [] })],
  [
    { at: 'data', type: 'empty' },
    { ...REPLY, data: {} },
  ],
  [{ at: 'data.total', type: 'empty' }, withData({ total: '' })],
  [{ at: 'data.list', type: 'string' }, withData({ list: JSON.stringify(REPLY.data.list) })],
  [{ at: 'data.size', type: 'number' }, withData({ size: 12.5 })],
  [
    { at: 'msg', type: 'number' },
    { ...REPLY, msg: 0 },
  ],
  [{ at: 'data.note', type: 'string' }, withData({ note: 'null' })],
  [{ at: 'data.note', type: 'empty' }, withData({ note: '' })],
  [{ at: 'data.size', type: 'string' }, REPLY],
  [{ at: 'data.total', type: 'string' }, withData({ total: '2' })],
])('%j changes that and nothing else', (change, reply) => {
  expect(patched(change)).toEqual({ reply, missed: [] });
});

test('a field that is gone leaves the others in their order; one of another name stands in its place', () => {
  const keys = (change: ReplyChange) => Object.keys(patched(change).reply.data);
  expect(keys({ at: 'data.note', remove: true })).toEqual(['total', 'list', 'size']);
  expect(keys({ at: 'data.note', rename: 'remark' })).toEqual(['total', 'remark', 'list', 'size']);
  expect(keys({ at: 'data.note', rename: 'size' })).toEqual(['total', 'size', 'list']);
  expect(patched({ at: 'data.note', rename: 'size' }).reply.data.size).toBeNull();
  expect(keys({ at: 'data.note', set: 1 })).toEqual(['total', 'note', 'list', 'size']);
});

test('changes are made one after the other', () => {
  const { reply } = patched({ at: 'data.list', rename: 'rows' }, { at: 'data.rows[0].id', set: 1 });
  expect(reply.data.rows[0].id).toBe(1);
});

test.each<ReplyChange>([
  { at: 'data.list[2].id', set: 1 },
  { at: 'data.nothing', remove: true },
  { at: 'data.nothing', rename: 'more' },
  { at: 'data.nothing.more', set: 1 },
  { at: 'data.total.of', set: 1 },
  { at: 'data.note.of', set: 1 },
  { at: 'data.size.of', remove: true },
  { at: 'data[0]', set: 1 },
  { at: 'data.note[]', type: 'null' },
  { at: 'data.list[].tags[5]', remove: true },
  { at: 'data.constructor', remove: true },
])('where a reply has nothing, %j changes nothing and says so', (change) => {
  expect(patched(change)).toEqual({ reply: REPLY, missed: [change.at] });
});

test('what is no JSON stays as it is', () => {
  const { body, missed } = patchReply(Buffer.from(''), [{ at: 'code', set: 1 }]);
  expect([body.length, missed]).toEqual([0, ['code']]);
});
