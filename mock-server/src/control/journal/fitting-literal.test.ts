import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingLiteral } from './fitting-literal.ts';

test('what fits stands in a line, what does not a step further in', () => {
  expect(fittingLiteral({ code: 200, data: [{ id: 1 }, {}], msg: '' }, 60)).toBe(
    "{ code: 200, data: [{ id: 1 }, {}], msg: '' }",
  );
  expect(fittingLiteral({ code: 200, data: [{ id: 1, 'x-name': 'maple' }, []] }, 34)).toBe(
    ['{', '  code: 200,', '  data: [', "    { id: 1, 'x-name': 'maple' },", '    [],', '  ],', '}'].join(
      '\n',
    ),
  );
  expect(fittingLiteral(['a "word"', "it's"], 60)).toBe(`['a "word"', "it's"]`);
});

test('whatever it says is the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 120 }), (value, width) => {
      const said = runInNewContext(`JSON.stringify(${fittingLiteral(value, width)})`);
      expect(JSON.parse(said)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
