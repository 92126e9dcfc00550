import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { drawNumbersFromSeed, issueSeed, MOCK_BEACON, seedHashOf } from '@canada28/shared/game/fairness.ts';
import { listSecrets } from '../../worlds/begin-generation.ts';
import { ISSUE_STATE } from '../draws/draws.repository.ts';
import { type AuditCheck, sqlCheck } from './audit-check.ts';

type Draw = {
  readonly issue_code: string;
  readonly numbers: string;
  readonly digits: string;
  readonly sum: number;
  readonly seed: string | null;
  readonly seed_hash: string | null;
};

/** A check of every draw by itself; a draw that cannot even be read breaks it too. */
function drawCheck(rule: string, isKept: (draw: Draw, db: Database) => boolean): AuditCheck {
  return {
    rule,
    violations: (db) => {
      const draws = listRows<Draw>(
        db,
        `SELECT issue_code, numbers, digits, sum, seed, seed_hash FROM issues WHERE numbers IS NOT NULL`,
      );
      return draws.flatMap((draw) => {
        const failure = failureOf(() => isKept(draw, db));
        return failure === undefined ? [] : [`issue ${draw.issue_code}${failure}`];
      });
    },
  };
}

function failureOf(check: () => boolean): string | undefined {
  try {
    return check() ? undefined : '';
  } catch (error) {
    return `: ${error instanceof Error ? error.message : error}`;
  }
}

function hasOwnResult({ numbers, digits, sum }: Draw): boolean {
  const result = drawResult(numbers.split(',').map(Number));
  return result.digits.join(',') === digits && result.sum === sum;
}

function comesFromSeed({ issue_code: issueCode, numbers, seed, seed_hash }: Draw, db: Database): boolean {
  if (seed === null) return true;
  const secrets = listSecrets(db).map((secret) => Buffer.from(secret, 'hex'));
  return (
    secrets.some((secret) => issueSeed({ secret, issueCode }) === seed) &&
    seedHashOf(seed) === seed_hash &&
    drawNumbersFromSeed({ seedHex: seed, issueCode, beacon: MOCK_BEACON }).join(',') === numbers
  );
}

/** What holds of the issues of any file. */
export const DRAW_CHECKS: readonly AuditCheck[] = [
  drawCheck('digits and sum of each draw come from its numbers', hasOwnResult),
  drawCheck(
    'each shown seed comes from a secret of the world, matches its hash and gives the numbers',
    comesFromSeed,
  ),
  sqlCheck(
    'an issue has a result from its draw on, a void one none, and a forced draw shows no seed',
    `SELECT 'issue ' || issue_code || ' is ' || state || ' with sum ' || coalesce(sum, 'none') ||
            CASE WHEN is_forced = 1 THEN ', forced' ELSE '' END AS violation
     FROM issues
     WHERE (state IN ('${ISSUE_STATE.created}', '${ISSUE_STATE.closed}') AND coalesce(numbers, digits, sum, seed, drawn_at_ms) IS NOT NULL)
        OR (state IN ('${ISSUE_STATE.drawn}', '${ISSUE_STATE.settled}') AND (numbers IS NULL OR drawn_at_ms IS NULL))
        OR (is_forced = 1 AND seed IS NOT NULL)`,
  ),
  sqlCheck(
    'issue codes count up by one, and no two sales overlap',
    `SELECT 'issue ' || issue_code || ' follows ' || code_before AS violation
     FROM (SELECT issue_code, sale_start_ms, lag(issue_code) OVER sales AS code_before,
                  lag(slot_end_ms) OVER sales AS end_before
           FROM issues WINDOW sales AS (ORDER BY sale_start_ms))
     WHERE CAST(issue_code AS INTEGER) <> CAST(code_before AS INTEGER) + 1 OR sale_start_ms < end_before`,
  ),
];
