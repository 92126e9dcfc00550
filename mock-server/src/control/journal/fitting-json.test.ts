import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingJson } from './fitting-json.ts';

test('what fits stands in a line, what does not a step further in', () => {
  expect(fittingJson({ code: 200, data: [{ id: 1 }, {}], msg: '' }, 60)).toBe(
    '{ "code": 200, "data": [{ "id": 1 }, {}], "msg": "" }',
  );
  expect(fittingJson({ code: 200, data: [{ id: 1, name: 'maple' }, []] }, 34)).toBe(
    ['{', '  "code": 200,', '  "data": [', '    { "id": 1, "name": "maple" },', '    []', '  ]', '}'].join(
      '\n',
    ),
  );
});

test('whatever it says is the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 120 }), (value, width) => {
      expect(JSON.parse(fittingJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
