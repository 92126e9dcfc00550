import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useScrollMemory } from './use-scroll-memory.ts';

let go: ReturnType<typeof useNavigate>;

function Pages() {
  const root = useRef<HTMLDivElement>(null);
  useScrollMemory(root);
  go = useNavigate();
  return (
    <div ref={root}>
      <Routes>
        <Route path="/list" element={<main key="list">list</main>} />
        <Route path="/detail" element={<main key="detail">detail</main>} />
      </Routes>
    </div>
  );
}

const content = () => screen.getByRole('main');

function scrollTo(offset: number): void {
  content().scrollTop = offset;
  content().dispatchEvent(new Event('scroll'));
}

it('going back finds a page where it was left, a new page begins at its top', () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pages />
    </MemoryRouter>,
  );
  scrollTo(480);
  act(() => void go('/detail'));
  expect(content().scrollTop).toBe(0);
  act(() => void go(-1));
  expect(content().textContent).toBe('list');
  expect(content().scrollTop).toBe(480);
  act(() => void go('/list'));
  act(() => void go('/detail'));
  expect(content().scrollTop).toBe(0);
});
