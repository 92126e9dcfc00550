import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const saleJustOpened: Situation = {
  name: 'sale-just-opened',
  title: 'Sale just opened',
  sentence: 'The sale of an issue began a second ago, the result of the one before has just come.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    stage.open();
    stage.goTo('sale', SECOND_MS);
  },
  claims: ({ stage }) => {
    const issue = stage.issue();
    const [last] = stage.results(1);
    return {
      'the sale began a second ago': issue?.saleStartMs === stage.nowMs() - SECOND_MS,
      'the result of the issue before is there': Number(last?.issueCode) === Number(issue?.issueCode) - 1,
    };
  },
  opens: { as: 'demo', path: '/order/betting' },
};
