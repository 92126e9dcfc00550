import { issuesOf } from '../issues-of.ts';
import type { Scenario } from '../scenario.ts';

export const threeMinuteIssues: Scenario = {
  name: '3-minute-issues',
  title: '3-minute issues',
  sentence:
    'A draw every three minutes, of which 150 seconds are sale; every text that tells of the interval says so.',
  group: 'time',
  ...issuesOf(180),
  opens: { as: 'demo', path: '/' },
};
