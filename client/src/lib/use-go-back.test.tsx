import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useGoBack, useTrackPreviousPage } from './use-go-back.ts';

function openAt(path: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const render = () => {
    useTrackPreviousPage();
    return { goBack: useGoBack('/'), navigate: useNavigate(), path: useLocation().pathname };
  };
  const { result } = renderHook(render, { wrapper });
  return {
    path: () => result.current.path,
    goBack: () => act(() => result.current.goBack()),
    go: (to: string, replace = false) => act(() => void result.current.navigate(to, { replace })),
    browserBack: () => act(() => void result.current.navigate(-1)),
  };
}

describe('back', () => {
  it('leads to the page from which the player came', () => {
    const app = openAt('/record');
    app.go('/record/detail');
    app.goBack();
    expect(app.path()).toBe('/record');
  });

  it('leads to the given page where this one was opened directly', () => {
    const app = openAt('/record/detail');
    app.goBack();
    expect(app.path()).toBe('/');
  });

  it('still knows the way when the page was replaced by another, as tabs do', () => {
    const app = openAt('/center');
    app.go('/order/betting');
    app.go('/order/trend', true);
    app.goBack();
    expect(app.path()).toBe('/center');
  });

  it('still knows the way after the player was on a further page and returned', () => {
    const app = openAt('/record');
    app.go('/logo');
    app.go('/lang');
    app.browserBack();
    app.goBack();
    expect(app.path()).toBe('/record');
  });
});
