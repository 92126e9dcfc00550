import type { Call } from '@canada28/shared/contract/call.ts';
import { callsMatching, isReadPath, pathOf } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { addFaultControl, type Fault } from '@canada28/shared/control/faults.control.ts';
import type { WorldHistory } from './generation-history.ts';
import type { CallRecord, ControlRecord } from './journal.ts';
import { learnable, leavesOf } from './learned-values.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { inputOf } from './retained-input.ts';

type Steps = WorldHistory['steps'];
type Step = Steps[number];

type Choice = {
  /** With calls that only read, too. */
  readonly hasPolls: boolean;
  /** Nothing after this entry. */
  readonly onlyId: number | undefined;
  readonly marked: ReadonlySet<number>;
  readonly hasSeed: boolean;
};

/**
 * Which steps a copied test repeats: what changes something, was marked or was hit by a fault; of what only reads
 * moreover what a fault counts, and the first that teaches what a later step sends.
 */
export function chosenSteps(all: Steps, { hasPolls, onlyId, marked, hasSeed }: Choice): Steps {
  const steps = onlyId === undefined ? all : all.filter(({ id }) => id <= onlyId);
  if (hasPolls) return steps;
  const isCounted = countedByFaults(steps);
  const isWanted = (step: Step) =>
    step.kind === 'control' ||
    marked.has(step.id) ||
    step.id === onlyId ||
    step.faults.length > 0 ||
    isCounted(step) ||
    !onlyReads(step);
  const sent = new Set(steps.filter(isWanted).flatMap((step) => leavesOf(inputOf(step))));
  const taught = new Set<unknown>();
  return steps.filter((step) => {
    const news = leavesOf(learnable(parsedOrText(String(step.reply ?? '')), { sent, hasSeed })).filter(
      (value) => value !== undefined && !taught.has(value),
    );
    if (!isWanted(step) && news.length === 0) return false;
    for (const value of news) taught.add(value);
    return true;
  });
}

/** What no call of the contract is changes nothing either. */
function onlyReads({ call }: CallRecord): boolean {
  return call === undefined || isReadPath(pathOf(call));
}

/** A fault that hits by its count of the calls that it matches counts those that it does not hit, too. */
function countedByFaults(steps: Steps): (step: CallRecord) => boolean {
  const added = steps.flatMap((step) => (step.kind === 'control' ? addedFault(step) : []));
  const hit = steps.flatMap((step) => (step.kind === 'call' ? step.faults : []));
  // Of a fault that came with the scenario it is not known what it counts.
  if (hit.some(({ id }) => !added.some((fault) => fault.id === id))) return () => true;
  const counted = new Set(added.filter(countsCalls).flatMap(callsOf));
  return ({ call }) => call !== undefined && counted.has(call);
}

function addedFault({ method, url, reply = '' }: ControlRecord): readonly Fault[] {
  if (method !== 'POST' || url !== `${CONTROL_BASE}${addFaultControl.path}`) return [];
  return [fieldOf(parsedOrText(reply), 'data') as Fault]; // what the call answered
}

function callsOf({ match }: Fault): readonly Call[] {
  return 'path' in match ? [...callsMatching(match.path)] : [];
}

function countsCalls({ match: { nth, every, probability }, then }: Fault): boolean {
  return [nth, every, probability].some((count) => count !== undefined) || 'sequence' in then;
}
