import { TESTER_HEADER } from '@canada28/shared/control/control-call.ts';
import {
  MOST_TESTER_CHARACTERS,
  SCRIPT_TESTER,
  type StepWords,
  stepWordsOf,
} from '@canada28/shared/control/undo-step.ts';
import type { FastifyRequest } from 'fastify';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { Change } from '../worlds/step-history.ts';
import { ControlError } from './control-error.ts';

/** Letters, digits and signs that can be seen, and spaces between them. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** The tester who sends a request, as its header says (control §14); refuses a name that cannot be shown. */
export function testerOf(request: FastifyRequest): string {
  return namedTesterOf(request) ?? SCRIPT_TESTER;
}

/** The same, also of a request that was refused for it. */
export function knownTesterOf(request: FastifyRequest): string {
  return shownName(headerOf(request)) ?? SCRIPT_TESTER;
}

/** The name of who sends a request, by its header or, where none can be sent, by its address; undefined where they gave none. */
export function namedTesterOf(request: FastifyRequest, ofAddress = ''): string | undefined {
  const text = headerOf(request) || ofAddress;
  if (decoded(text).trim() === '') return undefined;
  const name = shownName(text);
  if (name !== undefined) return name;
  throw new ControlError(
    `The header ${TESTER_HEADER} must be a name of at most ${MOST_TESTER_CHARACTERS} letters, digits and signs, as it is or as encodeURIComponent writes it.`,
  );
}

declare module '../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Which tester changed something in it last, or began to follow it. */
    usedBy?: string;
  }
}

/** Notes who uses a world, where the request is about one by now. */
export function noteUse(request: FastifyRequest): void {
  // A call across worlds may be about none.
  const hosted: HostedWorld | undefined = request.hosted;
  if (hosted !== undefined) hosted.usedBy = testerOf(request);
}

/** What a request changes, as the history of its world tells it. */
export function changeBy(request: FastifyRequest, words: StepWords): Change {
  return { ...stepWordsOf(words), by: testerOf(request) };
}

function headerOf({ headers }: FastifyRequest): string {
  const { [TESTER_HEADER]: header } = headers;
  return typeof header === 'string' ? header : '';
}

/** A name that can be shown, of what a header or an address holds. */
function shownName(text: string): string | undefined {
  const name = decoded(text).trim();
  return [...name].length <= MOST_TESTER_CHARACTERS && PRINTABLE.test(name) ? name : undefined;
}

/** A text with a percent sign that stands for itself is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
