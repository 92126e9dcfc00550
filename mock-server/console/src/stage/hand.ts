import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import type { ControlCall, ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';

/** What a story can do: as a tester with the world, and in the place of a player. Handed in, so that a test plays the same stories. */
export type Hand = {
  readonly world: string;
  readonly control: <C extends ControlCall>(
    call: C,
    input?: Partial<ControlInputOf<C>>,
  ) => Promise<ControlOutputOf<C>>;
  /** A call in the place of a player, by user name; throws the server's sentence when it refuses. */
  readonly play: <C extends Call>(player: string, call: C, input: InputOf<C>) => Promise<OutputOf<C>>;
};

/** What a story remembers from step to step: whose it is, and what it is about. */
export type Memory = {
  readonly player: string;
  readonly issueCode?: string;
  readonly orderId?: string;
};

export type Step = {
  readonly title: string;
  /** What stands on the button that does it. */
  readonly press: string;
  /** What the presenter says about it. */
  readonly say: string;
  /** What the server does, and what is done in the player's place; answers what the story has to remember of it. */
  readonly does?: (hand: Hand, memory: Memory) => Promise<Partial<Memory>> | Promise<void>;
  /** Where the phone goes then; without it, it stays and shows what comes by itself. */
  readonly phone?: string;
  /** What is true afterwards; what turns out false is said on the stage, and fails the test. */
  readonly holds: (hand: Hand, memory: Memory) => Promise<Facts>;
};

type Facts = Readonly<Record<string, boolean>>;

/** A story of the stage (control §12), a closed list of steps. */
export type Story = {
  readonly id: string;
  readonly title: string;
  /** What it shows, for whoever chooses. */
  readonly sentence: string;
  readonly minutes: number;
  /** The user name of its player; another number is added where it is taken. */
  readonly player: string;
  readonly steps: readonly Step[];
};

/** Does a step; answers what the story remembers from then on. */
export async function doStep({ does }: Step, hand: Hand, memory: Memory): Promise<Memory> {
  return { ...memory, ...((await does?.(hand, memory)) ?? {}) };
}
