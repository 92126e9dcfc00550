import { drawResult } from '@canada28/shared/game/draw-result.ts';
import type { World, WorldTask } from '../../world/world.ts';
import { deleteScriptsOfIssue } from './draw-scripts.repository.ts';
import { NEXT_DRAW_SQL, updateIssueDrawn } from './draws.repository.ts';

/** Draws each issue at its scheduled time; the result depends on the draw source and the issue's code only (game §2). */
export const drawIssueTask: WorldTask = {
  name: 'issue-drawn',
  dueSql: NEXT_DRAW_SQL,
  run: ({ world, clock }, issueCode) => drawIssue(world, { issueCode, drawnAtMs: clock.nowMs() }),
};

/** Draws an issue and stores its result; what testers wanted of it has happened then. Answers it in words. */
export function drawIssue(
  { db, drawSource }: World,
  { issueCode, drawnAtMs }: { issueCode: string; drawnAtMs: number },
) {
  const { numbers, seedHex, isForced } = drawSource.draw(db, issueCode);
  const { digits, sum } = drawResult(numbers);
  updateIssueDrawn(db, {
    issueCode,
    drawnAtMs,
    numbers: [...numbers].sort((a, b) => a - b),
    digits,
    sum,
    seed: seedHex ?? null,
    isForced,
  });
  deleteScriptsOfIssue(db, issueCode);
  return {
    detail: `${issueCode} ${digits.join('+')}=${sum}`,
    why: isForced ? 'A tester had set this result.' : undefined,
  };
}
