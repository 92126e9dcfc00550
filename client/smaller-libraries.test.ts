import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DEVELOPMENT, withoutSideEffects } from '../scripts/lib/shakeable-router.ts';
import { UNUSED_PARTS } from './smaller-axios.ts';
import { withoutUnusedParts } from './smaller-i18next.ts';

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

it('the router is the one of production', () => {
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/development');
  const published = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(published.filter((code) => code.includes(DEVELOPMENT))).not.toEqual([]);
  expect(withoutSideEffects(DEVELOPMENT)).not.toBe(DEVELOPMENT);
});

it('i18next fills in, counts and changes languages without what is left out', async () => {
  const published = readFileSync(resolve('i18next').replace('/cjs/', '/esm/'), 'utf8');
  const smaller = withoutUnusedParts(published);
  expect(published.length - smaller.length).toBeGreaterThan(12_000);
  const { default: i18next } = await import(`data:text/javascript,${encodeURIComponent(smaller)}`);
  await i18next.init({ resources: {}, fallbackLng: false, keySeparator: false, nsSeparator: false });
  i18next.addResourceBundle('en', 'translation', {
    'a.b_one': '{{count}} issue',
    'a.b_other': '{{count}} issues',
  });
  i18next.addResourceBundle('ja', 'translation', { 'a.b_other': '{{count}}回' });
  await i18next.changeLanguage('en');
  expect([i18next.t('a.b', { count: 1 }), i18next.t('a.b', { count: 2 })]).toEqual(['1 issue', '2 issues']);
  await i18next.changeLanguage('ja');
  expect(i18next.t('a.b', { count: 1 })).toBe('1回');
});
