import { expect, test } from 'vitest';
import { readBrand } from './brand.ts';

function pageWith(told: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (told !== undefined) {
    const element = page.createElement('script');
    element.id = 'brand';
    element.type = 'application/json';
    element.textContent = told;
    page.head.append(element);
  }
  return page;
}

test('a page says how the demo is called, and where its logo is', () => {
  const told = { name: 'Northern <Lights>', logo: '/brand/0/logo' };
  expect(readBrand(pageWith(JSON.stringify(told)))).toEqual(told);
});

test('a page of another server says nothing, and the app is as it was built', () => {
  expect(readBrand(pageWith(undefined))).toEqual({});
  expect(readBrand(pageWith(''))).toEqual({});
});
