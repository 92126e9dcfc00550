import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenFiles } from './preload-start.ts';
import { findRoute } from './src/app/routes.tsx';
import { paths } from './src/paths.ts';

it('the file of every screen is read off the route tables', () => {
  const files = screenFiles();
  const routed = Object.values(paths).filter((path) => findRoute(path) !== undefined);
  expect([...files.keys()].sort()).toEqual(routed.map((path) => path.toLowerCase()).sort());
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  expect(files.get('/')).toMatch(/home-screen\.tsx$/);
  expect(files.get('/order')).toMatch(/room-screen\.tsx$/);
});
