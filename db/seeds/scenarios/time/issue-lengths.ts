import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

const SEALED_SECONDS = 30;

/** What a scenario is made of whose issues are of another length. */
function issuesOf(intervalSeconds: 180 | 300): Pick<Situation, 'settings' | 'play' | 'claims'> {
  const saleSeconds = intervalSeconds - SEALED_SECONDS;
  return {
    settings: { drawIntervalSeconds: intervalSeconds, sealedSeconds: SEALED_SECONDS },
    play: (stage) => {
      stage.open();
      stage.goTo('sale', 10 * SECOND_MS);
    },
    claims: ({ stage }) => {
      const issue = stage.issue();
      return {
        [`a draw comes every ${intervalSeconds} seconds`]: stage.schedule.intervalSeconds === intervalSeconds,
        [`${saleSeconds} of them are sale`]:
          issue !== undefined && issue.saleEndMs - issue.saleStartMs === saleSeconds * SECOND_MS,
      };
    },
  };
}

export const threeMinuteIssues: Situation = {
  name: '3-minute-issues',
  title: '3-minute issues',
  sentence:
    'A draw every three minutes, of which 150 seconds are sale; every text that tells of the interval says so.',
  ...issuesOf(180),
  opens: { as: 'demo', path: '/' },
};

export const fiveMinuteIssues: Situation = {
  name: '5-minute-issues',
  title: '5-minute issues',
  sentence:
    'A draw every five minutes, of which 270 seconds are sale; every text that tells of the interval says so.',
  ...issuesOf(300),
  opens: { as: 'demo', path: '/' },
};
