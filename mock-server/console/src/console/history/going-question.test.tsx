import { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../control/go-back.ts';
import { queryClient, readAgain } from '../../control/query-client.ts';
import { GoingQuestion } from './going-question.tsx';

const [STEP] = listHistoryControl.example.output;

function answer(history: readonly (UndoStep | undefined)[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 200, data: history, msg: '' }),
  );
}

afterEach(() => {
  ask(undefined);
  queryClient.clear();
});

test('what was brought back meanwhile is offered no more', async () => {
  answer([{ ...STEP, undone: true, next: true } as UndoStep]);
  ask('forward');
  render(
    <QueryClientProvider client={queryClient}>
      <GoingQuestion />
    </QueryClientProvider>,
  );
  await screen.findByText('Another tester went back before these steps:');
  const bringBack = screen.getByRole('button', { name: 'Bring it back' });
  await vi.waitFor(() => expect(bringBack).toHaveProperty('disabled', false));
  answer([STEP]);
  readAgain();
  await screen.findByRole('heading', { name: 'There is nothing to bring back any more' });
  expect(bringBack).toHaveProperty('disabled', true);
  expect(screen.queryByText('Another tester went back before these steps:')).toBe(null);
});
