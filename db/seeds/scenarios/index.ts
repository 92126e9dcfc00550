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
import { errorCode403 } from './errors/error-code-403.ts';
import { errorCode503 } from './errors/error-code-503.ts';
import { errorHttp403 } from './errors/error-http-403.ts';
import { errorHttp404 } from './errors/error-http-404.ts';
import { errorHttp500 } from './errors/error-http-500.ts';
import { errorMessageInHeader } from './errors/error-message-in-header.ts';
import { errorNoResponse } from './errors/error-no-response.ts';
import { errorOtherCode } from './errors/error-other-code.ts';
import { flakyNetwork } from './errors/flaky-network.ts';
import { inactivity } from './errors/inactivity.ts';
import { insufficientBalance } from './errors/insufficient-balance.ts';
import { sessionAboutToExpire } from './errors/session-about-to-expire.ts';
import { signedOutElsewhere } from './errors/signed-out-elsewhere.ts';
import { slowNetwork } from './errors/slow-network.ts';
import { tokenAboutToRotate } from './errors/token-about-to-rotate.ts';
import { addressesFull } from './money/addresses-full.ts';
import { bonus } from './money/bonus.ts';
import { firstDepositCancelled } from './money/first-deposit-cancelled.ts';
import { firstDepositExpired } from './money/first-deposit-expired.ts';
import { firstDepositFailed } from './money/first-deposit-failed.ts';
import { firstDepositPending } from './money/first-deposit-pending.ts';
import { firstDepositSucceeded } from './money/first-deposit-succeeded.ts';
import { reviewSlow } from './money/review-slow.ts';
import { withdrawalApproved } from './money/withdrawal-approved.ts';
import { withdrawalFailed } from './money/withdrawal-failed.ts';
import { withdrawalInReview } from './money/withdrawal-in-review.ts';
import { withdrawalPaid } from './money/withdrawal-paid.ts';
import { emptyEverything } from './sales/empty-everything.ts';
import { salesEvening } from './sales/sales-evening.ts';
import type { Scenario } from './scenario.ts';
import { threeMinuteIssues } from './time/3-minute-issues.ts';
import { fiveMinuteIssues } from './time/5-minute-issues.ts';
import { aWeekOfHistory } from './time/a-week-of-history.ts';
import { inMaintenance } from './time/in-maintenance.ts';
import { mondayMaintenance } from './time/monday-maintenance.ts';
import { newYearsMidnight } from './time/new-years-midnight.ts';
import { twoMinutesToMaintenance } from './time/two-minutes-to-maintenance.ts';

/** Every scenario, in the order in which people are shown them: a closed list (control §4). */
export const SCENARIOS: readonly Scenario[] = [
  freshInstall,
  newPlayer,
  readyToBet,
  noTransactionPassword,
  forbiddenToTrade,
  logInForbidden,
  transactionPasswordLocked,
  onABreak,
  depositLimitReached,
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
  chaseRunning,
  chaseStoppedByAWin,
  chaseStoppedByThePlayer,
  chaseFinished,
  profitChase,
  chaseWaitingForALateSettlement,
  firstDepositPending,
  firstDepositSucceeded,
  firstDepositFailed,
  firstDepositCancelled,
  firstDepositExpired,
  withdrawalInReview,
  withdrawalApproved,
  withdrawalPaid,
  withdrawalFailed,
  reviewSlow,
  bonus,
  addressesFull,
  twoMinutesToMaintenance,
  inMaintenance,
  mondayMaintenance,
  threeMinuteIssues,
  fiveMinuteIssues,
  newYearsMidnight,
  aWeekOfHistory,
  errorCode403,
  errorCode503,
  errorOtherCode,
  errorMessageInHeader,
  errorHttp500,
  errorHttp404,
  errorHttp403,
  errorNoResponse,
  insufficientBalance,
  slowNetwork,
  flakyNetwork,
  tokenAboutToRotate,
  sessionAboutToExpire,
  signedOutElsewhere,
  inactivity,
  salesEvening,
  emptyEverything,
];
