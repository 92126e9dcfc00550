import { MOST_TESTER_CHARACTERS } from '@canada28/shared/control/undo-step.ts';
import { create } from 'zustand';

/** Who changes the world from this browser (control §14): the name is asked once, before the first change. */
type TesterState = {
  /** Empty until it is given. */
  readonly name: string;
  /** Whether the page asks now. */
  readonly isAsked: boolean;
};

const KEY = 'tester';

export const useTester = create<TesterState>(() => ({ name: arrivedName(), isAsked: false }));

/** What waits for the answer; a page that never asks makes its changes without a name. */
let answer: ((isGiven: boolean) => void) | undefined;
let given: Promise<boolean> | undefined;
let canAsk = false;

/** Lets a page ask that has a place for the question. */
export function allowAsking(): () => void {
  canAsk = true;
  return () => {
    canAsk = false;
  };
}

/** Asks for a name, or for another one. */
export function askName(): Promise<boolean> {
  given ??= new Promise((resolve) => {
    answer = resolve;
  });
  useTester.setState({ isAsked: true });
  return given;
}

/** Takes the answer; without one, what waits for it is not done. */
export function answerName(text: string | undefined): void {
  const name = text === undefined ? '' : nameOf(text);
  if (name !== '') keepName(name);
  useTester.setState({ isAsked: false });
  answer?.(name !== '');
  given = undefined;
}

/** Whether a change may be made: there is a name, or it was given now, or this page asks for none. */
export async function isNamed(): Promise<boolean> {
  return !canAsk || useTester.getState().name !== '' || askName();
}

/** A tester as this page tells of them. */
export function whoOf(by: string, me = useTester.getState().name): string {
  return by === me ? 'you' : by;
}

/** The address of another world's console, which is another place of the browser: the name goes along. */
export function withName(url: string): string {
  const { name } = useTester.getState();
  if (name === '') return url;
  const there = new URL(url, location.href);
  there.searchParams.set(KEY, name);
  return there.href;
}

/** The same for a link, as it is pressed. */
export function takeName({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void {
  if (currentTarget.href !== '') currentTarget.href = withName(currentTarget.href);
}

/** Who used a world or a snapshot last, for the one who is about to delete it; empty where no tester is known. */
export function lastUsedWords(used: { readonly lastUsedBy?: string | undefined } | undefined): string {
  return used?.lastUsedBy === undefined ? '' : `It was used last by ${whoOf(used.lastUsedBy)}.`;
}

/** The name of this browser; one that came along in the address is kept where there is none yet. */
function arrivedName(): string {
  const here = new URL(location.href);
  const brought = nameOf(here.searchParams.get(KEY) ?? '');
  const kept = localStorage.getItem(KEY) ?? '';
  if (brought === '') return kept;
  // A link that is copied from here gives no other tester this name.
  here.searchParams.delete(KEY);
  history.replaceState(history.state, '', here);
  if (kept !== '') return kept;
  localStorage.setItem(KEY, brought);
  return brought;
}

function keepName(name: string): void {
  localStorage.setItem(KEY, name);
  useTester.setState({ name });
}

function nameOf(text: string): string {
  return [...text.trim()].slice(0, MOST_TESTER_CHARACTERS).join('').trim();
}
