import { depositLimitReached } from './accounts/deposit-limit-reached.ts';
import { forbiddenToTrade } from './accounts/forbidden-to-trade.ts';
import { freshInstall } from './accounts/fresh-install.ts';
import { logInForbidden } from './accounts/log-in-forbidden.ts';
import { newPlayer } from './accounts/new-player.ts';
import { noTransactionPassword } from './accounts/no-transaction-password.ts';
import { onABreak } from './accounts/on-a-break.ts';
import { readyToBet } from './accounts/ready-to-bet.ts';
import { transactionPasswordLocked } from './accounts/transaction-password-locked.ts';
import { tenSecondsToCutoff } from './betting/10-seconds-to-cutoff.ts';
import { bigWinNext } from './betting/big-win-next.ts';
import { firstWin } from './betting/first-win.ts';
import { lateDraw } from './betting/late-draw.ts';
import { longHistory } from './betting/long-history.ts';
import { losingStreak } from './betting/losing-streak.ts';
import { saleJustOpened } from './betting/sale-just-opened.ts';
import { sealed } from './betting/sealed.ts';
import { sum13PaysMoreThanItShould } from './betting/sum-13-pays-more-than-it-should.ts';
import { voidedIssue } from './betting/voided-issue.ts';
import { chaseFinished } from './chase/chase-finished.ts';
import { chaseRunning } from './chase/chase-running.ts';
import { chaseStoppedByAWin } from './chase/chase-stopped-by-a-win.ts';
import { chaseStoppedByThePlayer } from './chase/chase-stopped-by-the-player.ts';
import { chaseWaitingForALateSettlement } from './chase/chase-waiting-for-a-late-settlement.ts';
import { profitChase } from './chase/profit-chase.ts';
import { ERRORS } from './errors.ts';
import { addressesFull } from './money/addresses-full.ts';
import { bonus } from './money/bonus.ts';
import { FIRST_DEPOSITS } from './money/first-deposits.ts';
import { WITHDRAWALS } from './money/withdrawals.ts';
import { emptyEverything } from './sales/empty-everything.ts';
import { salesEvening } from './sales/sales-evening.ts';
import { SCENARIO_GROUPS, type Scenario, type Situation } from './scenario.ts';
import { aWeekOfHistory } from './time/a-week-of-history.ts';
import { inMaintenance } from './time/in-maintenance.ts';
import { fiveMinuteIssues, threeMinuteIssues } from './time/issue-lengths.ts';
import { mondayMaintenance } from './time/monday-maintenance.ts';
import { newYearsMidnight } from './time/new-years-midnight.ts';
import { twoMinutesToMaintenance } from './time/two-minutes-to-maintenance.ts';

/** The scenarios of each group, in the order in which people are shown them. */
const OF_GROUP: Readonly<Record<Scenario['group'], readonly Situation[]>> = {
  accounts: [
    freshInstall,
    newPlayer,
    readyToBet,
    noTransactionPassword,
    forbiddenToTrade,
    logInForbidden,
    transactionPasswordLocked,
    onABreak,
    depositLimitReached,
  ],
  betting: [
    saleJustOpened,
    tenSecondsToCutoff,
    sealed,
    lateDraw,
    voidedIssue,
    bigWinNext,
    losingStreak,
    firstWin,
    sum13PaysMoreThanItShould,
    longHistory,
  ],
  chase: [
    chaseRunning,
    chaseStoppedByAWin,
    chaseStoppedByThePlayer,
    chaseFinished,
    profitChase,
    chaseWaitingForALateSettlement,
  ],
  money: [...FIRST_DEPOSITS, ...WITHDRAWALS, bonus, addressesFull],
  time: [
    twoMinutesToMaintenance,
    inMaintenance,
    mondayMaintenance,
    threeMinuteIssues,
    fiveMinuteIssues,
    newYearsMidnight,
    aWeekOfHistory,
  ],
  errors: ERRORS,
  sales: [salesEvening, emptyEverything],
};

/** Every scenario: a closed list (control §4). */
export const SCENARIOS: readonly Scenario[] = SCENARIO_GROUPS.flatMap((group) =>
  OF_GROUP[group].map((situation): Scenario => ({ begins: 'bare', ...situation, group })),
);
