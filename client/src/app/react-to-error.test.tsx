import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { ApiError } from '../lib/api-error.ts';
import { closeSessionPrompt, noteServerWorks, useSessionPrompt } from '../lib/session-prompt.store.ts';
import { toasts } from '../lib/toast.store.ts';
import { reactToError } from './react-to-error.ts';

beforeEach(() => startI18n('en'));

const shown = () => toasts.useToasts.getState().toasts;

describe('a refusal', () => {
  it.each([
    [403, 'refused'],
    [503, 'maintenance'],
  ])('with code %d opens the log-in dialog and says nothing else', (code, prompt) => {
    reactToError(new ApiError({ kind: 'refused', code, message: 'text' }), vi.fn());
    expect(useSessionPrompt.getState()).toMatchObject({ prompt, words: 'text' });
    expect(shown()).toEqual([]);
  });

  it('about a maintenance bars no guest who has answered it, until the server works again', () => {
    const refuse = () =>
      reactToError(new ApiError({ kind: 'refused', code: 503, message: 'back at 20:00' }), vi.fn());
    refuse();
    closeSessionPrompt();
    refuse();
    expect(useSessionPrompt.getState().prompt).toBe(undefined);
    expect(shown()).toMatchObject([{ text: 'back at 20:00', tone: 'error' }]);
    noteServerWorks();
    refuse();
    expect(useSessionPrompt.getState().prompt).toBe('maintenance');
  });

  it('with any other code is its message', () => {
    reactToError(new ApiError({ kind: 'refused', code: 2201, message: 'Insufficient balance' }), vi.fn());
    expect(shown()).toMatchObject([{ text: 'Insufficient balance', tone: 'error' }]);
    expect(useSessionPrompt.getState().prompt).toBe(undefined);
  });

  it('that could not be understood is said in a sentence of ours', () => {
    reactToError(new TypeError('e.replace is not a function'), vi.fn());
    expect(shown()).toMatchObject([{ text: 'Detected an interface error. Please try again later' }]);
  });

  it('of a call that the app can do without is nothing to a guest', () => {
    const failure = { kind: 'refused', code: 403, message: 'text' } as const;
    reactToError(new ApiError(failure, { scope: 'quiet' }), vi.fn());
    expect(shown()).toEqual([]);
    expect(useSessionPrompt.getState().prompt).toBe(undefined);
  });
});
