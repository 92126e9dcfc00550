import { issuesOf } from '../issues-of.ts';
import type { Scenario } from '../scenario.ts';

export const fiveMinuteIssues: Scenario = {
  name: '5-minute-issues',
  title: '5-minute issues',
  sentence:
    'A draw every five minutes, of which 270 seconds are sale; every text that tells of the interval says so.',
  group: 'time',
  ...issuesOf(300),
  opens: { as: 'demo', path: '/' },
};
