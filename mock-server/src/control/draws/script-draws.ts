import type {
  DrawScript,
  DrawScripts,
  IssueScript,
  NextDraws,
} from '@canada28/shared/control/draws.control.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import {
  deleteDrawScript,
  insertNextNumbers,
  listDrawScripts,
  putIssueScript,
} from '../../features/draws/draw-scripts.repository.ts';
import {
  findIssue,
  getNewestIssueCode,
  getNextDrawCode,
  ISSUE_STATE,
} from '../../features/draws/draws.repository.ts';
import { numbersForDigits, numbersForSum } from '../../features/draws/script-draws.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

type Scripted = Pick<World, 'db' | 'random'>;

/** Writes down what is wanted of draws to come, all of it or nothing; answers all that is wanted. */
export function scriptDraws(scripted: Scripted, script: DrawScript): DrawScripts {
  if ('issueCode' in script) scriptIssue(scripted, script);
  else queueDraws(scripted, script);
  return drawScripts(scripted);
}

export function dropDrawScript(scripted: Scripted, id: number): DrawScripts {
  if (!deleteDrawScript(scripted.db, id))
    throw new ControlError(
      `Nothing with the id ${id} waits for a draw: GET /__mock/draws/script lists what does.`,
    );
  return drawScripts(scripted);
}

/** Drops every wish, or all of one issue; answers what is left. */
export function clearDrawScripts(scripted: Scripted, issueCode?: string): DrawScripts {
  for (const wish of listDrawScripts(scripted.db))
    if (issueCode === undefined || wish.issueCode === issueCode) deleteDrawScript(scripted.db, wish.id);
  return drawScripts(scripted);
}

export function drawScripts({ db }: Scripted): DrawScripts {
  return listDrawScripts(db).map(({ id, issueCode, numbers, lateMs, isVoid }) => ({
    id,
    ...(issueCode !== null && { issueCode }),
    ...(numbers !== null && resultOf(numbers.split(',').map(Number))),
    ...(lateMs !== null && { lateMs }),
    ...(isVoid === 1 && { void: true }),
  }));
}

export function queueDraws(scripted: Scripted, script: NextDraws): void {
  for (const numbers of numberSetsOf(scripted, script)) insertNextNumbers(scripted.db, numbers);
}

function numberSetsOf({ random }: Scripted, script: NextDraws): number[][] {
  if ('sums' in script) return script.sums.map((sum) => numbersForSum(random, sum));
  if ('digits' in script) return script.digits.map((triple) => numbersForDigits(random, triple));
  return script.numbers.map((numbers, index) => checkedNumbers(numbers, `numbers.${index}`));
}

function scriptIssue({ db, random }: Scripted, script: IssueScript): void {
  const { issueCode } = script;
  requireToCome(db, issueCode);
  if ('sum' in script) putIssueScript(db, issueCode, { numbers: numbersForSum(random, script.sum) });
  else if ('digits' in script)
    putIssueScript(db, issueCode, { numbers: numbersForDigits(random, script.digits) });
  else if ('numbers' in script)
    putIssueScript(db, issueCode, { numbers: checkedNumbers(script.numbers, 'numbers') });
  else if ('lateMs' in script) putIssueScript(db, issueCode, { lateMs: script.lateMs });
  else putIssueScript(db, issueCode, { isVoid: true });
}

/** As many issues as a year has at the most, one every three minutes: what is further away is a slip of the pen. */
const MOST_ISSUES_AHEAD = (366 * DAY_MS) / (3 * MINUTE_MS);

/** Codes count up by one: whatever is above the newest one is still to come. */
function requireToCome(db: Scripted['db'], issueCode: string): void {
  const newest = getNewestIssueCode(db);
  if (Number(issueCode) > Number(newest) + MOST_ISSUES_AHEAD) {
    const last = issueCodeAfter(newest, MOST_ISSUES_AHEAD);
    throw new ControlError(`Issue ${issueCode} is more than a year away: a script is for one up to ${last}.`);
  }
  const isToCome = issueCode > newest || findIssue(db, issueCode)?.state === ISSUE_STATE.created;
  if (isToCome) return;
  throw new ControlError(`Issue ${issueCode} is over: the next one to be drawn is ${getNextDrawCode(db)}.`);
}

function resultOf(numbers: number[]): { numbers: number[]; sum: number } {
  return { numbers, sum: drawResult(numbers).sum };
}

function checkedNumbers(numbers: readonly number[], field: string): number[] {
  try {
    drawResult(numbers);
  } catch (error) {
    throw new ControlError(`${field}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return [...numbers].sort((a, b) => a - b);
}
