import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../control/query-client.ts';
import { changeStage } from '../stage.store.ts';
import { en } from '../texts/en.ts';
import { useBrandForm } from './use-brand-form.ts';

test('a brand that is saved while the mock does not answer is told so, and nothing of starting over', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no server'));
  changeStage({ language: 'en' });
  const { result } = renderHook(() => useBrandForm(() => undefined), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  act(() => result.current.setDraft({ name: 'Maple' }));
  await act(async () => result.current.save());
  await vi.waitFor(() => expect(result.current.refusal).toBe(en.phoneAway));
});
