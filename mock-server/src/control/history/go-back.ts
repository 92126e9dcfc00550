import type { LostCalls } from '@canada28/shared/control/history.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { listOpenTokens } from '../../http/sessions/sessions.repository.ts';
import { nextTurn } from '../../world/in-turns.ts';
import type { World } from '../../world/world.ts';
import type { Begun } from '../../worlds/begin-generation.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { GenerationPoint, Reachable } from '../../worlds/step-history.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { callsLost } from './calls-lost.ts';
import { type Goer, refuseNotLast, refuseOthers, refuseUnreachable, whyNothing } from './refuse-back.ts';

/** How far back: to before a step; to before the last one, which is this one where it is named; else simply the last one. */
type HowFar = { readonly before: number } | { readonly last: number | undefined };

/** Where the world stands then; which steps were undone or brought back, in that order, and the calls that are lost. */
type Went = {
  readonly nowMs: number;
  readonly rate: number;
  readonly steps: readonly UndoStep[];
} & LostCalls;

/**
 * Undoes the last steps: the world as it was before them takes the place of the one that is there. Time runs backwards in
 * no world; this is another one under the same name. Steps that cannot be undone stay, and a step that is made meanwhile is
 * not undone unseen.
 */
export function goBack(
  plane: ControlPlane,
  hosted: HostedWorld,
  { far, ...goer }: Goer & { far: HowFar },
): Promise<Went> {
  const { history } = hosted;
  return go(plane, hosted, {
    choose: () => {
      const id = 'before' in far ? far.before : (far.last ?? history.lastStep?.id);
      if (id === undefined) throw new ControlError(whyNothing(history), { code: 409 });
      if ('last' in far) refuseNotLast(history, id);
      const to = history.before(id);
      if (to === undefined) throw refuseUnreachable(history, id);
      const steps = history.steps.filter((step) => step.id >= id).toReversed();
      refuseOthers(steps, goer);
      return { to, steps };
    },
    leave: (steps) => history.takeBack(steps.at(-1)?.id ?? 0, goer.by, hosted.present),
  });
}

/** Takes the last going back back: the world as it was left then takes the place of the one that is there. */
export function goForward(plane: ControlPlane, hosted: HostedWorld, goer: Goer): Promise<Went> {
  const { history } = hosted;
  return go(plane, hosted, {
    choose: () => {
      const { forward: to, lastBack } = history;
      if (to === undefined || lastBack === undefined)
        throw new ControlError(
          'There is nothing to go forward to: going forward takes the last going back back, until something else is changed.',
          { code: 409 },
        );
      refuseOthers([{ ...lastBack, what: 'going back' }], goer);
      return { to, steps: lastBack.undone };
    },
    leave: () => () => history.noteForward(),
  });
}

type Chosen = { readonly to: Reachable; readonly steps: readonly UndoStep[] };

type Way = {
  /** Where to, and past which steps; refuses what cannot be. */
  readonly choose: () => Chosen;
  /** Takes what has to be retained of the world that is left; what is answered moves its history. */
  readonly leave: (steps: readonly UndoStep[]) => () => void;
};

/** What is known once the world is another one. */
type Replaced = Omit<Went, keyof LostCalls> & Parameters<typeof callsLost>[1];

async function go(plane: ControlPlane, hosted: HostedWorld, { choose, leave }: Way): Promise<Went> {
  const begin = async (): Promise<Begun<Replaced>> => {
    const { to, steps } = choose();
    const image = await plane.worlds.begin(hosted.name, await to.image());
    const { lastId } = to.point;
    let move = () => {};
    let { generation } = hosted;
    let before: ReadonlySet<string> = new Set();
    return {
      image,
      moveHistory: () => move(),
      onReplacing: () => {
        // Another change may have been made while the world before this one was made ready.
        refuseOtherThan(steps, choose().steps);
        generation = hosted.generation;
        before = openSessionsOf(hosted.open());
        move = leave(steps);
      },
      onReplaced: () => {
        noteSessions(hosted, to.point, before);
        const { clock } = hosted.open();
        return { nowMs: clock.nowMs(), rate: clock.rate, steps, generation, lastId };
      },
    };
  };
  const { generation, lastId, ...went } = await hosted.replace(begin, {
    undoable: undefined,
    endsInvitation: false,
  });
  // A call that was carried out in the last turn of the world before stands in the journal once it is answered.
  await nextTurn();
  return { ...went, ...callsLost(hosted.journal, { generation, lastId }) };
}

function refuseOtherThan(wanted: readonly UndoStep[], steps: readonly UndoStep[]): void {
  const [last] = steps;
  if (steps.length === wanted.length && last?.id === wanted[0]?.id) return;
  throw new ControlError(
    `Nothing was undone: the last step of this world is "${last?.what}" by now. Go back again to undo that.`,
    { code: 409 },
  );
}

function noteSessions(hosted: HostedWorld, point: GenerationPoint, before: ReadonlySet<string>): void {
  hosted.journal?.noteBack(hosted.generation, point);
  const still = openSessionsOf(hosted.open());
  // Of the same generation, only a session that began after what is undone has ended.
  const haveEnded =
    hosted.point.sessionsGeneration !== point.sessionsGeneration ||
    [...before].some((token) => !still.has(token));
  if (haveEnded) hosted.noteSessionsEnded(point.sessionsGeneration);
}

/** Hashes (hex) of the tokens that open a session of a world at its present. */
function openSessionsOf({ db, clock }: World): ReadonlySet<string> {
  return new Set(listOpenTokens(db, clock.nowMs()));
}
