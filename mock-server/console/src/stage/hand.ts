import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { ControlCall, ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { Shown } from '@canada28/ui/stage-phone.ts';

/** What a story can do: as a tester with the world, and in the place of a player. Handed in, so that a test plays the same stories. */
export type Hand = {
  readonly world: string;
  /** Of the stage, now. */
  readonly language: () => LanguageCode;
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
  /** Of its player, on the phone and in all sentences; undefined before there is one. */
  readonly nickName?: string;
  readonly issueCode?: string;
  /** The hash that binds its draw, as it was published before. */
  readonly seedHash?: string;
  /** Of a deposit or withdrawal. */
  readonly orderId?: string;
  readonly chaseId?: string;
  readonly betId?: string;
};

type Address = string | ((memory: Memory) => string);

/** A step; its texts stand in a table of their own (`stories/story-texts.ts`). */
export type Step = {
  /** What the server does, and what is done in the player's place; answers what the story has to remember of it. */
  readonly does?: (hand: Hand, memory: Memory) => Promise<Partial<Memory>> | Promise<void>;
  /** Where the phone goes then, perhaps to the very bet or order; without it, it stays and shows what comes by itself. */
  readonly phone?: Address;
  /** Of a phone that stays: where one that is opened only then shows the same, after a reload or a step back. */
  readonly phoneAgain?: Address;
  /**
   * What is pressed on the phone in the player's place, by the keys of its texts. It is pressed again where the phone is
   * opened again, so that it must be what can be.
   */
  readonly presses?: readonly string[];
  /** What its sentence says, as it stands on the phone then: the step is done when all of it does. */
  readonly shows: (memory: Memory) => readonly Shown[];
  /**
   * What is true afterwards; what turns out false is said to the presenter, and fails the test. What the next step
   * begins with belongs to it: where that is no longer so, the world is brought back to it.
   */
  readonly holds: (hand: Hand, memory: Memory) => Promise<Facts>;
};

type Facts = Readonly<Record<string, boolean>>;

export type StepTexts = {
  readonly title: string;
  /** What stands on the button that does it. */
  readonly press: string;
  /** For the audience: true of what the phone shows then, without instructions. */
  readonly say: string;
  /** For the presenter alone: what can be shown by hand. */
  readonly do?: string;
};

export type StoryTexts = {
  /** Of its player: what `{name}` stands for. */
  readonly name: string;
  readonly title: string;
  /** What it shows, for the choice between stories. */
  readonly sentence: string;
  /** One entry a step, in the order of the steps. */
  readonly steps: readonly StepTexts[];
};

export type TextsByLanguage = Readonly<Record<LanguageCode, StoryTexts>>;

export type StoryId =
  | 'first-win'
  | 'deposit-to-withdrawal'
  | 'chase-five-issues'
  | 'safer-play'
  | 'maintenance-hour'
  | 'is-it-fair';

/** A story of the stage (control §12), a closed list of steps. */
export type Story = {
  readonly id: StoryId;
  readonly minutes: number;
  /** The user name of its player; another number is added where it is taken. */
  readonly player: string;
  readonly steps: readonly Step[];
};

/** Does a step; answers what the story remembers from then on. */
export async function doStep({ does }: Pick<Step, 'does'>, hand: Hand, memory: Memory): Promise<Memory> {
  return { ...memory, ...((await does?.(hand, memory)) ?? {}) };
}

/** What of a step's facts is not so; `but`: what was not so when the step was done. */
export async function falseFactsOf(
  step: Pick<Step, 'holds'>,
  hand: Hand,
  { memory, but = [] }: { readonly memory: Memory; readonly but?: readonly string[] },
): Promise<string[]> {
  const facts = await step.holds(hand, memory);
  return Object.keys(facts).filter((sentence) => !facts[sentence] && !but.includes(sentence));
}

/** Of which step the page is on which the phone is; -1 before the first. It stays there while steps send it nowhere. */
export function pageStepOf({ steps }: Story, done: number): number {
  return steps.slice(0, done).findLastIndex(({ phone }) => phone !== undefined);
}

/**
 * Where a phone goes that is opened now. `memories` as the stage has them: what was known before each step that is done,
 * and, last, what is known now.
 */
export function openingAddressOf({ steps }: Story, memories: readonly Memory[]): string {
  const done = steps.slice(0, memories.length - 1);
  const addressOf = ({ phone, phoneAgain }: Step) => phoneAgain ?? phone;
  const index = done.findLastIndex((step) => addressOf(step) !== undefined);
  const [step, memory] = [done[index], memories[index + 1]];
  const address = (step && addressOf(step)) ?? '/';
  if (typeof address === 'string') return address;
  return memory === undefined ? '/' : address(memory);
}
