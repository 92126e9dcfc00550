import { create } from 'zustand';
import { forgetServerFacts } from './server-facts.ts';

type World = {
  /** As the mark of a mock names it (player-api §1); undefined for a server that bears none. */
  readonly name: string | undefined;
  /** How many times this page found another world behind it, or its own set back in time. */
  readonly changes: number;
  /** In how many device ms its clients ask once each, where the mock says that they are a crowd (player-api §1); else 0. */
  readonly crowdMs: number;
  /** Whether the mock said that this browser was let in as a guest, and is no more (player-api §1). */
  readonly isOver: boolean;
};

/** The universe behind the page: a tester may exchange it, or set it back, while a tab stays open. */
export const useWorld = create<World>(() => ({ name: undefined, changes: 0, crowdMs: 0, isOver: false }));

/** Whether a reply was marked as a mock's, so that it is not mistaken for real money; it stays so (product §10). */
export function hasDemoMark({ name }: World): boolean {
  return name !== undefined;
}

/** Whether a demo is asked every few seconds: not where so many clients are that all of them wait for the answers. */
export function isDemoOfFew(world: World): boolean {
  return hasDemoMark(world) && world.crowdMs === 0;
}

/** Notes the mark that a reply bore; another name than before is another world. */
export function noteWorld(name: string, crowdMs: number): void {
  const known = useWorld.getState().name;
  useWorld.setState({ name, crowdMs });
  if (known !== undefined && known !== name) noteWorldChange();
}

/** Notes that the demo is over for this browser, for as long as the page is open: a guest who is let in again opens another. */
export function noteDemoOver(): void {
  useWorld.setState({ isOver: true });
}

/** Calls whenever the page finds another world behind it, or its own set back; answers what ends that. */
export function onWorldChange(act: () => void): () => void {
  return useWorld.subscribe((now, before) => {
    if (now.changes !== before.changes) act();
  });
}

/** What the page knows is of a world that is gone: nothing of it may stay on the screen. */
export function noteWorldChange(): void {
  forgetServerFacts();
  useWorld.setState(({ changes }) => ({ changes: changes + 1 }));
}
