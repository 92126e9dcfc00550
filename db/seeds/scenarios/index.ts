import { ACCOUNTS } from './accounts.ts';
import { BETTING } from './betting.ts';
import { CHASE } from './chase.ts';
import { ERRORS } from './errors.ts';
import { MONEY } from './money.ts';
import { SALES } from './sales.ts';
import { SCENARIO_GROUPS, type Scenario, type Situation } from './scenario.ts';
import { TIME } from './time.ts';

/** The scenarios of each group, in the order in which people are shown them. */
const OF_GROUP: Readonly<Record<Scenario['group'], readonly Situation[]>> = {
  accounts: ACCOUNTS,
  betting: BETTING,
  chase: CHASE,
  money: MONEY,
  time: TIME,
  errors: ERRORS,
  sales: SALES,
};

/** Every scenario: a closed list (control §4). */
export const SCENARIOS: readonly Scenario[] = SCENARIO_GROUPS.flatMap((group) =>
  OF_GROUP[group].map(
    (situation): Scenario => ({ begins: 'bare', title: titleOf(situation.name), ...situation, group }),
  ),
);

/** "big-win-next" → "Big win next". */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
