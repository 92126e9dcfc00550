import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser } from '@playwright/test';
import type { Measured } from '../measured.ts';
import { createHand } from './hand.ts';
import { createDesk, type Task } from './tasks/desk.ts';
import { MONEY_TASKS } from './tasks/money-tasks.ts';
import { TESTER_TASKS } from './tasks/tester-tasks.ts';
import { WORLD_TASKS } from './tasks/world-tasks.ts';

const GOAL_SECONDS = 45;

const TASKS: Readonly<Record<string, Task>> = { ...WORLD_TASKS, ...MONEY_TASKS, ...TESTER_TASKS };

/** What a tester wants of the console, done step by step: the seconds of a person's acts, without those of the machine. */
export async function measureTasks(browser: Browser, origin: string): Promise<Measured> {
  const mock = await connectMock(origin);
  const measured: Record<string, string> = {};
  for (const [name, task] of Object.entries(TASKS)) {
    const desk = await createDesk(browser, mock);
    const hand = createHand();
    await task(hand, desk);
    measured[name] = `${hand.seconds().toFixed(0)} s (goal ≤ ${GOAL_SECONDS})`;
    await desk.clear();
  }
  return measured;
}
