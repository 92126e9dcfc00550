import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutSideEffects } from './shakeable-router.ts';
import { UNUSED_PARTS } from './smaller-axios.ts';

const { resolve } = createRequire(import.meta.url);

it('every part of axios that is left out is a file of axios', () => {
  const lib = join(dirname(resolve('axios/package.json')), 'lib');
  expect(Object.keys(UNUSED_PARTS).filter((part) => !existsSync(join(lib, part)))).toEqual([]);
});

it('a component of the router that nobody uses is nothing but a value', () => {
  expect(withoutSideEffects('var Form = React10.forwardRef(\n);\nForm.displayName = "Form";\n')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n);\n\n',
  );
});
