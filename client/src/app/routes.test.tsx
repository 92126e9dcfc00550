import { describe, expect, it } from 'vitest';
import { detailPath, paths } from '../paths.ts';
import { findRoute, ROUTES } from './routes.tsx';

describe('the paths', () => {
  it('lead to one place each', () => {
    const all = Object.values(paths);
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(all.length);
  });

  it('carry what a detail is about as a parameter', () => {
    expect(detailPath(paths.betDetail, 42)).toBe('/record/detail?id=42');
    expect(detailPath(paths.depositDetail, '1&2')).toBe('/recharge/detail?id=1%262');
  });
});

describe('the routes', () => {
  it.each(['/logo', '/LOGO', '/logo/'])('are found however the address is spelled: %s', (pathname) => {
    expect(findRoute(pathname)?.path).toBe('/logo');
  });

  it('know no other path', () => {
    expect(findRoute('/logo/x')).toBe(undefined);
  });

  it('have one screen a path', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });
});
