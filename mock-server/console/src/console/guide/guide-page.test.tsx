import { act, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { type Action, useActionsStore } from '../../page/actions.store.ts';
import { GuidePage } from './guide-page.tsx';

function offer(...ids: readonly string[]): void {
  const actions = ids.map((id): Action => ({ id, title: id, group: '', run: () => {} }));
  useActionsStore.setState({ byOwner: new Map([['the shell', { current: actions }]]) });
}

afterEach(() => {
  useActionsStore.setState({ byOwner: new Map() });
});

test('the guide leads to pages that there are and to actions that are offered, and to nothing else', () => {
  offer('page /', 'page /faults', 'page /worlds', 'clear faults');
  const { container } = render(
    <MemoryRouter>
      <GuidePage />
    </MemoryRouter>,
  );
  const namesOf = (role: string) =>
    within(container)
      .queryAllByRole(role)
      .map(({ textContent }) => textContent?.trim());
  expect(namesOf('button')).toEqual([
    'Cockpit',
    'Faults',
    'Clear all faults',
    'Cockpit',
    'Worlds',
    'New world…',
  ]);
  expect(namesOf('heading')).toEqual(['Guide', 'Time', 'Faults', 'Phones', 'Worlds and testers']);
  act(() => offer('page /players', 'undo'));
  expect(namesOf('heading')).toEqual(['Guide', 'Take it back', 'Players and money']);
});
