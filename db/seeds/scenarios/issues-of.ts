import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from './scenario.ts';

const SEALED_SECONDS = 30;

/** What a scenario is made of whose issues are of another length. */
export function issuesOf(
  intervalSeconds: 180 | 300,
): Pick<Scenario, 'begins' | 'settings' | 'play' | 'claims'> {
  const saleSeconds = intervalSeconds - SEALED_SECONDS;
  return {
    begins: 'bare',
    settings: { drawIntervalSeconds: intervalSeconds, sealedSeconds: SEALED_SECONDS },
    play: (stage) => {
      stage.open();
      stage.goTo('sale', 10 * SECOND_MS);
    },
    claims: (stage) => {
      const issue = stage.issue();
      return {
        [`a draw comes every ${intervalSeconds} seconds`]: stage.schedule.intervalSeconds === intervalSeconds,
        [`${saleSeconds} of them are sale`]:
          issue !== undefined && issue.saleEndMs - issue.saleStartMs === saleSeconds * SECOND_MS,
      };
    },
  };
}
