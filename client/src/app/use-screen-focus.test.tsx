import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useScreenFocus } from './use-screen-focus.ts';

let go: ReturnType<typeof useNavigate>;

function Strip() {
  return <Link to="/room/trend">To the trend</Link>;
}

function pageAt(path: string, content?: ReactNode) {
  const page = (
    <main key={path}>
      <h1>Title of {path}</h1>
      {content}
    </main>
  );
  return <Route path={path} element={page} />;
}

function Shell() {
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const heard = useScreenFocus(root, `Title of ${pathname}`);
  go = useNavigate();
  return (
    <>
      <div ref={root}>
        <Routes>
          {pageAt(
            '/list',
            <>
              <Link to="/detail">Open it</Link>
              <Link to="/form">To a form</Link>
              <Link to="/room/bet">To the room</Link>
            </>,
          )}
          {pageAt('/detail')}
          {/* biome-ignore lint/a11y/noAutofocus: what the test is about. */}
          {pageAt('/form', <input autoFocus aria-label="First field" />)}
          <Route
            path="/room/*"
            element={
              <main key="room">
                <h1>Issue 3184207</h1>
                <Strip />
              </main>
            }
          />
        </Routes>
      </div>
      <Link to="/list">Tab outside</Link>
      <p aria-live="polite">{heard}</p>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const heard = () => document.querySelector('[aria-live]')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Shell />
    </MemoryRouter>,
  );
});

describe('on a new screen the keyboard', () => {
  it('is nowhere else than the browser put it when the app opens', () => {
    expect(document.activeElement).toBe(document.body);
    expect(heard()).toBe('');
  });

  it('is at the heading, which says where one is', async () => {
    await press('Open it');
    expect(focused()).toBe('Title of /detail');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    expect(heard()).toBe('');
    act(() => void go(-1));
    expect(focused()).toBe('Title of /list');
  });

  it('leaves what stands outside of the screens', async () => {
    await press('Open it');
    await press('Tab outside');
    expect(focused()).toBe('Title of /list');
  });

  it('stays in a field that asked for it, and the title is heard', async () => {
    await press('To a form');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('First field');
    expect(heard()).toBe('Title of /form');
  });

  it('stays on a strip of tabs that is still there, and the title is heard', async () => {
    await press('To the room');
    expect(focused()).toBe('Issue 3184207');
    expect(heard()).toBe('Title of /room/bet');
    await press('To the trend');
    expect(focused()).toBe('To the trend');
    expect(heard()).toBe('Title of /room/trend');
  });

  it('stays with the page around a frame that the app is in, for as long as it is there', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(null));
    const hasKeys = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await press('Open it');
    expect(focused()).not.toBe('Title of /detail');
    hasKeys.mockReturnValue(true);
    act(() => void go('/list'));
    expect(focused()).toBe('Title of /list');
  });
});
