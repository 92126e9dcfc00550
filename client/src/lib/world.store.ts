import { create } from 'zustand';
import { forgetServerFacts } from './server-facts.ts';

type World = {
  /** As the mark of a mock names it (player-api §1); undefined for a server that bears none. */
  readonly name: string | undefined;
  /** How many times this page found another world behind it, or its own set back in time. */
  readonly changes: number;
};

/** The universe behind the page: a tester may exchange it, or set it back, while a tab stays open. */
export const useWorld = create<World>(() => ({ name: undefined, changes: 0 }));

/** Whether a reply was marked as a mock's, so that it is not mistaken for real money; it stays so (product §10). */
export function hasDemoMark({ name }: World): boolean {
  return name !== undefined;
}

/** Notes the name that a reply bore; another one than before is another world. */
export function noteWorldName(name: string): void {
  const known = useWorld.getState().name;
  if (name === known) return;
  useWorld.setState({ name });
  if (known !== undefined) noteWorldChange();
}

/** What the page knows is of a world that is gone: nothing of it may stay on the screen. */
export function noteWorldChange(): void {
  forgetServerFacts();
  useWorld.setState(({ changes }) => ({ changes: changes + 1 }));
}
