import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../control/query-client.ts';
import { WorldDialog } from './world-dialog.tsx';

test('a world is found by its origin as it is shown, blanks and all', async () => {
  const world = (name: string, scenario: string): Partial<WorldWire> => ({
    name,
    kind: 'ordinary',
    scenario,
  });
  const data = [world('qa-1', 'sales-call'), world('qa-2', 'sales-evening')];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 200, data, msg: '' }));
  render(
    <QueryClientProvider client={queryClient}>
      <WorldDialog onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('sales evening')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a world, or name a new one' });
  for (const typed of ['sales', 'sales ', 'sales evening']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
  }
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['qa-2sales evening↵']);
  expect(screen.queryByRole('button', { name: /^Create the world/ })).toBeNull();
  queryClient.clear();
});
