import { STORIES } from '../../mock-server/console/src/stage/stories/all-stories.ts';
import { readArgs, refusalWith } from '../lib/command-line.ts';
import { isThisMachine, TARGETS, type Target } from './targets.ts';

/** Which bundles to make. */
type Options = {
  readonly targets: readonly Target[];
  /** The one on which the stage opens; undefined for the list of all of them. */
  readonly story: string | undefined;
  /** Whether the stage plays by itself. */
  readonly isBooth: boolean;
};

const TARGET_NAMES = TARGETS.map(({ name }) => name).join(', ');
const STORY_NAMES = STORIES.map(({ id }) => id).join(', ');

const USAGE = `npm run bundle [-- options]

  --for NAMES    one or more of ${TARGET_NAMES}, with commas between; this machine unless given
  --story NAME   the stage opens on it: one of ${STORY_NAMES}
  --booth        the stage plays by itself: all stories, or that one`;

const refuse = refusalWith(USAGE);

const OPTIONS = {
  for: { type: 'string' },
  story: { type: 'string' },
  booth: { type: 'boolean' },
} as const;

/** Reads the command line; what is wrong with it is told together with the usage. */
export function readOptions(args: readonly string[]): Options {
  const values = readArgs(args, OPTIONS, refuse);
  return {
    targets: values.for === undefined ? [thisMachine()] : targetsOf(values.for),
    story: storyOf(values.story),
    isBooth: values.booth ?? false,
  };
}

/** Each once. */
function targetsOf(list: string): readonly Target[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => TARGETS.every((target) => target.name !== name));
  if (unknown !== undefined) return refuse(`There is no bundle for "${unknown}".`);
  return TARGETS.filter(({ name }) => names.includes(name));
}

function thisMachine(): Target {
  const own = TARGETS.find(isThisMachine);
  return own ?? refuse(`There is no bundle for this machine (${process.platform}-${process.arch}).`);
}

function storyOf(name: string | undefined): string | undefined {
  if (name === undefined || STORIES.some(({ id }) => id === name)) return name;
  return refuse(`There is no story "${name}".`);
}
