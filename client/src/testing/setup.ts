import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetPlaySince } from '../features/play-limits/session-length.ts';
import { serverClock } from '../lib/server-clock.ts';
import { endSession } from '../lib/session.store.ts';
import { closeSessionPrompt, noteServerWorks } from '../lib/session-prompt.store.ts';
import { toasts } from '../lib/toast.store.ts';
import { useWorld } from '../lib/world.store.ts';

/** What a browser has and jsdom lacks; each gap is filled with the answer of a phone at rest. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matchNothing(query: string) {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** jsdom lays nothing out; lists only need to know that there is a screen to fill. */
function heightOnPhone(this: Element): number {
  return this.tagName === 'MAIN' ? 700 : 0;
}

/** Prints the screen when the message is read: waiting for an element throws most of these errors away unread. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, elementError);
  error.name = 'TestingLibraryElementError';
  const printed = () => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, 'message', { configurable: true, get: printed });
}

const gaps = {
  matchMedia: matchNothing,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  scrollTo() {},
};

Object.assign(window, gaps);
Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: heightOnPhone });
Object.assign(Element.prototype, {
  scrollTo() {},
  scrollIntoView() {},
  getAnimations: () => [],
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

// A screen is compiled when it is first opened, and a log in hashes a password: on a busy machine that takes seconds.
const PATIENCE_MS = 15_000;
configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: elementError });

afterEach(cleanup);

/** The files of a worker share their modules and the storage: what one test leaves would be there in the next one's. */
beforeEach(() => {
  endSession();
  closeSessionPrompt();
  noteServerWorks();
  serverClock.distrust();
  useWorld.setState({ name: undefined, crowdMs: 0, isOver: false });
  toasts.useToasts.setState({ toasts: [] });
  localStorage.clear();
  forgetPlaySince();
  sessionStorage.clear();
});
