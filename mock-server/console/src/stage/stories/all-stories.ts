import type { Story } from '../hand.ts';
import { chaseFiveIssues } from './chase-five-issues.ts';
import { depositToWithdrawal } from './deposit-to-withdrawal.ts';
import { firstWin } from './first-win.ts';
import { isItFair } from './is-it-fair.ts';
import { maintenanceHour } from './maintenance-hour.ts';
import { saferPlay } from './safer-play.ts';

export const FIRST_STORY: Story = firstWin;

export const STORIES: readonly Story[] = [
  FIRST_STORY,
  depositToWithdrawal,
  chaseFiveIssues,
  saferPlay,
  maintenanceHour,
  isItFair,
];

/** The story that is offered at the end of another; after the last one the first again. */
export function storyAfter(story: Story): Story {
  return STORIES[(STORIES.indexOf(story) + 1) % STORIES.length] ?? story;
}
