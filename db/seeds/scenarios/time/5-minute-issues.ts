import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const fiveMinuteIssues: Scenario = {
  name: '5-minute-issues',
  title: '5-minute issues',
  sentence:
    'A draw every five minutes, of which 270 seconds are sale; every text that tells of the interval says so.',
  group: 'time',
  begins: 'bare',
  settings: { drawIntervalSeconds: 300, sealedSeconds: 30 },
  play: (stage) => {
    stage.open();
    stage.goTo('sale', 10 * SECOND_MS);
  },
  claims: (stage) => {
    const issue = stage.issue();
    return {
      'a draw comes every five minutes': stage.schedule.intervalSeconds === 300,
      '270 seconds of it are sale':
        issue !== undefined && issue.saleEndMs - issue.saleStartMs === 270 * SECOND_MS,
    };
  },
  opens: { as: 'demo', path: '/home/gameplay' },
};
