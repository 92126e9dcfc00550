import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const threeMinuteIssues: Scenario = {
  name: '3-minute-issues',
  title: '3-minute issues',
  sentence:
    'A draw every three minutes, of which 150 seconds are sale; every text that tells of the interval says so.',
  group: 'time',
  begins: 'bare',
  settings: { drawIntervalSeconds: 180, sealedSeconds: 30 },
  play: (stage) => {
    stage.open();
    stage.goTo('sale', 10 * SECOND_MS);
  },
  claims: (stage) => {
    const issue = stage.issue();
    return {
      'a draw comes every three minutes': stage.schedule.intervalSeconds === 180,
      '150 seconds of it are sale':
        issue !== undefined && issue.saleEndMs - issue.saleStartMs === 150 * SECOND_MS,
    };
  },
  opens: { as: 'demo', path: '/home/gameplay' },
};
