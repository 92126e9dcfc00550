import { expect, test, vi } from 'vitest';

const assign = vi.fn();
vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('location', Object.assign(new URL('http://localhost:2828/__mock'), { assign }));
vi.stubGlobal('localStorage', { getItem: () => null });
const { openBug } = await import('./bug-actions.ts');
const { useTester } = await import('../../control/tester.store.ts');

test('the name of the tester goes along to the console of a bug that is opened', async () => {
  useTester.setState({ name: 'Mia' });
  const data = {
    world: { name: 'bug-lost' },
    bug: { title: 'Lost' },
    links: { console: 'http://localhost:2828/__mock?world=bug-lost#/journal?entry=3' },
  };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code: 200, data, msg: '' }));
  expect(await openBug(new File([], 'lost.c28'))).toBe(true);
  expect(assign).toHaveBeenCalledWith(
    'http://localhost:2828/__mock?world=bug-lost&tester=Mia#/journal?entry=3',
  );
  useTester.setState({ name: '' });
});
