import { expect, it } from 'vitest';
import { checkSources } from './check-sources.ts';

it.each([
  ['control/faults', 'control/players', 2],
  ['control', 'control/faults', 0],
])('folders of the control plane form no circle, one by one: %s and %s', (one, other, count) => {
  const file = (own: string, to: string) => ({
    path: `mock-server/src/${own}/a.ts`,
    text: `import { b } from '@canada28/mock-server/${to}/b.ts';`,
  });
  expect(checkSources([file(one, other), file(other, one)])).toHaveLength(count);
});
