import type { MessageTexts } from './zh.ts';

/** English. */
export const en: MessageTexts = {
  sender: 'Canada 28',
  messages: {
    demoCredit: {
      title: 'Your demo credit has arrived',
      text: 'A demo credit of {amount} USDT was added to your balance. It is play money.',
    },
    depositSucceeded: {
      title: 'Deposit received',
      text: 'Your deposit of {amount} USDT has arrived. Order number {orderId}.',
    },
    depositBonus: {
      title: 'Your deposit bonus has arrived',
      text: 'A bonus of {amount} USDT for your deposit was added to your balance. Order number {orderId}.',
    },
    depositFailed: {
      title: 'Deposit failed',
      text: 'Your deposit of {amount} USDT did not arrive. If you have paid, please contact customer service. Order number {orderId}.',
    },
    depositCancelled: {
      title: 'Deposit cancelled',
      text: 'Your deposit of {amount} USDT was cancelled. Order number {orderId}.',
    },
    depositExpired: {
      title: 'Deposit expired',
      text: 'Your deposit of {amount} USDT was not paid within 24 hours and has been cancelled. Order number {orderId}.',
    },
    withdrawalApproved: {
      title: 'Withdrawal approved',
      text: 'Your withdrawal of {amount} USDT was approved and awaits payout. Order number {orderId}.',
    },
    withdrawalPaid: {
      title: 'Withdrawal paid',
      text: '{received} USDT was sent to your address, after a fee of {fee} USDT. Order number {orderId}.',
    },
    withdrawalRejected: {
      title: 'Withdrawal rejected',
      text: 'Your withdrawal was not approved. The full {amount} USDT is back in your available balance. Order number {orderId}.',
    },
    withdrawalFailed: {
      title: 'Withdrawal failed',
      text: 'Your withdrawal could not be paid out. The full {amount} USDT is back in your available balance. Order number {orderId}.',
    },
    passwordChanged: {
      title: 'Login password changed',
      text: 'Your login password was changed and your other devices were logged out. If this was not you, please contact customer service at once.',
    },
    payPasswordSet: {
      title: 'Transaction password set',
      text: 'A transaction password was set for your account. If this was not you, please contact customer service at once.',
    },
    payPasswordChanged: {
      title: 'Transaction password changed',
      text: 'Your transaction password was changed. If this was not you, please contact customer service at once.',
    },
    loginPasswordGuessed: {
      title: 'Repeated failed login attempts',
      text: 'Your login password was entered wrongly many times in the past hour. New logins are paused; devices that are logged in are not affected. If this was not you, please change your login password.',
    },
    payPasswordLocked: {
      title: 'Transaction password locked',
      text: 'Your transaction password was entered wrongly many times within a day and is now locked: please contact customer service to unlock it. If this was not you, please change your login password at once.',
    },
    playLimitsChanged: {
      title: 'Play limits changed',
      text: 'Your play limits were changed: stricter ones apply at once, looser ones after 24 hours.',
    },
    timeOutStarted: {
      title: 'You are taking a break',
      text: 'Your break lasts until {until} (UTC+8). Betting and deposits are not possible before then, and a break cannot be shortened.',
    },
    chaseFinished: {
      title: 'Chase finished',
      text: 'Chase {chaseId} has ended: {staked} USDT staked, {won} USDT won, {returned} USDT returned.',
    },
    chaseStopped: {
      title: 'Chase stopped',
      text: 'Chase {chaseId} was stopped: {staked} USDT staked, {won} USDT won, {returned} USDT returned.',
    },
    issueVoided: {
      title: 'Issue {issueCode} is void',
      text: 'Issue {issueCode} was declared void. Your stake of {amount} USDT on it was returned in full.',
    },
    accountRenewed: {
      title: 'Your account is a new one',
      text: 'The presenter moved the demo to another moment: you keep your name, and behind it is a new account with fresh demo money.',
    },
    demoWentBack: {
      title: 'The demo went back',
      text: 'The presenter took the demo back to an earlier moment: your account is what it was then, and bets placed since are gone.',
    },
  },
};
