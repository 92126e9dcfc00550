import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DEVELOPMENT, withoutSideEffects } from './shakeable-router.ts';

it('a component of the router that nothing uses is only a value', () => {
  expect(withoutSideEffects('var Form = React10.forwardRef(\n);\nForm.displayName = "Form";\n')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n);\n\n',
  );
});

it('the router is the one of production', () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/development');
  const published = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(published.filter((code) => code.includes(DEVELOPMENT))).not.toEqual([]);
  expect(withoutSideEffects(DEVELOPMENT)).not.toBe(DEVELOPMENT);
});
