import { AUDIT_CHECKS } from '@canada28/mock-server/features/audit/all-checks.ts';
import { audit, MONEY_CHECKS } from './audit.ts';
import { performControl } from './control-steps.ts';
import {
  performBack,
  performDelete,
  performForward,
  performReset,
  performRestore,
  performSave,
} from './history-steps.ts';
import {
  performAddress,
  performAgain,
  performCall,
  performLogIn,
  performLogOut,
  performLook,
} from './player-steps.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import type { Step } from './steps.ts';
import {
  performAdvance,
  performGoTo,
  performRate,
  performRestart,
  performTurnBack,
  performWait,
} from './time-steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;
type Perform<Do extends Step['do']> = (world: SimulatedWorld, step: StepOf<Do>) => Promise<readonly string[]>;

const PERFORM: { readonly [Do in Step['do']]: Perform<Do> } = {
  bet: performCall,
  chase: performCall,
  stop: performCall,
  deposit: performCall,
  withdraw: performCall,
  limit: performCall,
  'time-out': performCall,
  again: performAgain,
  address: performAddress,
  'log-in': performLogIn,
  'log-out': performLogOut,
  look: performLook,
  review: performControl,
  credit: performControl,
  account: performControl,
  'next-sums': performControl,
  script: performControl,
  'drop-scripts': performControl,
  fault: performControl,
  'clear-faults': performControl,
  settings: performControl,
  maintenance: performControl,
  advance: performAdvance,
  'go-to': performGoTo,
  rate: performRate,
  wait: performWait,
  'turn-back': performTurnBack,
  restart: performRestart,
  save: performSave,
  restore: performRestore,
  delete: performDelete,
  back: performBack,
  forward: performForward,
  reset: performReset,
};

/**
 * How much is looked at: what may have changed and the audit's rules about money, or all there ever was and the whole
 * audit, which reads every draw.
 */
export type Look = 'changes' | 'all';

/** Does a step in the world and in the model; answers in what they differ then, in sentences. */
export async function perform(
  world: SimulatedWorld,
  step: Step,
  look: Look = 'changes',
): Promise<readonly string[]> {
  world.model.events = [];
  // Each entry takes the step of its own name.
  const act = PERFORM[step.do] as (world: SimulatedWorld, step: Step) => Promise<readonly string[]>;
  try {
    const differences = await act(world, step);
    // What a step made due happens at once, as it does while a server runs.
    await world.server.lookAt();
    const later = world.sync();
    return [...differences, ...later, ...lookAt(world, look)];
  } catch (error) {
    return [`it fails: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export function lookAt(world: SimulatedWorld, look: Look): readonly string[] {
  const isAll = look === 'all';
  return [...world.compare(isAll), ...audit(world.server.db, isAll ? AUDIT_CHECKS : MONEY_CHECKS)];
}
