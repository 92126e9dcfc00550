import { afterEach, describe, expect, it, vi } from 'vitest';
import { appViewportWidth, installViewportScale } from './viewport-scale.ts';

function resizeWindow(widthPx: number, heightPx: number, event = 'resize') {
  Object.assign(window, { innerWidth: widthPx, innerHeight: heightPx });
  window.dispatchEvent(new Event(event));
}

const rootFontSize = () => document.documentElement.style.fontSize;

/** The browser's own observer, whose news a test makes. */
function observeSizes() {
  const watchers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onChange: () => void;
      constructor(onChange: () => void) {
        this.#onChange = onChange;
      }
      observe = () => watchers.add(this.#onChange);
      disconnect = () => watchers.delete(this.#onChange);
    },
  );
  return {
    change: () => {
      for (const tell of watchers) tell();
    },
    isObserved: () => watchers.size > 0,
  };
}

describe('the scale of the interface', () => {
  let uninstall = () => {};
  afterEach(() => {
    uninstall();
    vi.unstubAllGlobals();
  });

  it('makes the root font size one tenth of the width of a phone', () => {
    resizeWindow(375, 812);
    uninstall = installViewportScale(window);
    expect(rootFontSize()).toBe('37.5px');
  });

  it.each(['resize', 'pageshow'])('follows the window on %s', (event) => {
    resizeWindow(375, 812);
    uninstall = installViewportScale(window);
    resizeWindow(320, 568, event);
    expect(rootFontSize()).toBe('32px');
  });

  it('keeps its letters where a frame has no width', () => {
    resizeWindow(375, 812);
    uninstall = installViewportScale(window);
    resizeWindow(0, 0);
    expect(rootFontSize()).toBe('37.5px');
  });

  it('takes the width that a frame gets without a resize, once', () => {
    const sizes = observeSizes();
    document.documentElement.style.fontSize = '';
    Object.assign(window, { innerWidth: 0 });
    uninstall = installViewportScale(window);
    sizes.change();
    expect(rootFontSize()).toBe('');
    Object.assign(window, { innerWidth: 390 });
    sizes.change();
    expect(rootFontSize()).toBe('39px');
    expect(sizes.isObserved()).toBe(false);
  });

  it('gives the body 12 px times the device pixel ratio', () => {
    Object.assign(window, { devicePixelRatio: 3 });
    uninstall = installViewportScale(window);
    expect(document.body.style.fontSize).toBe('36px');
  });

  it('frames the app in a window wider than 600 px only', () => {
    resizeWindow(600, 900);
    uninstall = installViewportScale(window);
    expect(document.documentElement.classList.contains('framed')).toBe(false);
    resizeWindow(601, 900);
    expect(document.documentElement.classList.contains('framed')).toBe(true);
  });

  it.each([
    { widthPx: 1440, heightPx: 900, expected: 390.7 },
    { widthPx: 2560, heightPx: 1440, expected: 430 },
    { widthPx: 1024, heightPx: 500, expected: 340 },
  ])('keeps the frame phone-sized in a window of $widthPx × $heightPx', ({ expected, ...size }) => {
    expect(appViewportWidth(size)).toBeCloseTo(expected, 1);
  });

  it.each([
    { deviceTextPx: 16, expected: '1' },
    { deviceTextPx: 24, expected: '1.5' },
    { deviceTextPx: 48, expected: '2' },
    { deviceTextPx: 12, expected: '1' },
  ])(
    'writes $expected times as large where medium text has $deviceTextPx px',
    ({ deviceTextPx, expected }) => {
      vi.spyOn(window, 'getComputedStyle').mockReturnValue({
        fontSize: `${deviceTextPx}px`,
      } as CSSStyleDeclaration);
      uninstall = installViewportScale(window);
      expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe(expected);
      expect(document.querySelectorAll('body > span')).toHaveLength(0);
    },
  );

  it('stops following once it is uninstalled', () => {
    resizeWindow(375, 812);
    installViewportScale(window)();
    resizeWindow(320, 568);
    expect(rootFontSize()).toBe('37.5px');
  });
});
