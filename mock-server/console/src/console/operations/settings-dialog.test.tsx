import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { WORLD_SETTINGS } from '@canada28/shared/world-settings.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../control/query-client.ts';
import { SettingsDialog } from './settings-dialog.tsx';

test('a setting that is emptied or no number is not set; a number is', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 200, data: readConfigControl.example.output, msg: '' });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SettingsDialog onClose={() => {}} />
    </QueryClientProvider>,
  );
  const bonus = await screen.findByLabelText(WORLD_SETTINGS.depositBonusPercent.sentence);
  const set = screen.getByRole('button', { name: 'Set' });
  for (const value of ['', '5 %', '1,5']) {
    fireEvent.change(bonus, { target: { value } });
    fireEvent.click(set);
    expect(bonus.matches(':invalid')).toBe(true);
  }
  expect(sent).toEqual([]);
  fireEvent.change(bonus, { target: { value: '5' } });
  fireEvent.click(set);
  await vi.waitFor(() => expect(sent).toEqual([{ depositBonusPercent: 5 }]));
  queryClient.clear();
});
