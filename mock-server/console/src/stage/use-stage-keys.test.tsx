import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../control/query-client.ts';
import { Prompt } from './prompt.tsx';
import { changeStage } from './stage.store.ts';
import { firstWin } from './stories/first-win.ts';
import { StoryList } from './story-list.tsx';
import type { Stage } from './use-stage.ts';

const standing = {
  story: firstWin,
  storyId: firstWin.id,
  memories: [{ player: 'mei' }, { player: 'mei' }],
  wrong: [],
  begunAtMs: 0,
  done: 1,
};

afterEach(() => act(() => changeStage({ isBlack: false })));

/** As the space bar does with the focus on it. */
function pressEach(): void {
  const blackScreen = screen.getByRole('button', { name: /^Black screen/ });
  for (const button of screen.getAllByRole('button')) if (button !== blackScreen) fireEvent.click(button);
}

/** A stage that tells what is done on it. */
function stageWith(done: (what: string) => void): Stage {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    standing,
    generation: 0,
    isBusy: false,
    begin: ({ id }) => done(id),
    openLink: ({ id }) => done(id),
    next: () => done('next'),
    back: () => done('back'),
    startOver: () => done('start over'),
    tellAgain: ({ id }) => done(id),
  };
}

test.each([
  ['leads to the next one', undefined, 'Next: Deposit to withdrawal', 'deposit-to-withdrawal'],
  ['that is told alone leads to its beginning', firstWin, 'Next: First win', 'first-win'],
] as const)('the end of a story %s', (_what, only, words, id) => {
  const done = vi.fn();
  const stage = stageWith(done);
  const ended = { ...standing, done: firstWin.steps.length };
  render(
    <QueryClientProvider client={queryClient}>
      <Prompt
        stage={{ ...stage, standing: ended }}
        standing={ended}
        only={only}
        big={{ current: null }}
        onStartOver={stage.startOver}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words) }));
  expect(done.mock.calls.flat()).toEqual([id]);
});

test('behind a black screen a button that has the focus does nothing', () => {
  const done = vi.fn();
  const stage = stageWith(done);
  render(
    <QueryClientProvider client={queryClient}>
      <StoryList stage={stage} stories={[firstWin]} />
      <Prompt stage={stage} standing={standing} big={{ current: null }} onStartOver={stage.startOver} />
    </QueryClientProvider>,
  );
  act(() => changeStage({ isBlack: true }));
  pressEach();
  expect(done).not.toHaveBeenCalled();
  act(() => changeStage({ isBlack: false }));
  pressEach();
  expect(done.mock.calls.flat()).toEqual(['first-win', 'next', 'back', 'start over']);
});
