/**
 * Every refusal of the product by name, with its number on the wire (contract §4). One number can carry several
 * meanings, so the name is what the code speaks of; the texts stand in `error-texts.ts`.
 */
export const ERROR_CODES = {
  badParameter: 400,
  malformedBody: 400,
  playCodeUnknown: 400,
  playCodeRepeated: 400,
  betAmountZero: 400,
  betTotalDiffers: 400,
  idempotencyKeyReused: 400,
  addressOrPasswordMissing: 400,
  addressMalformed: 400,
  addressOfOtherChain: 400,
  nicknameUnreadable: 400,
  notLoggedIn: 403,
  foreignPage: 403,
  wrongMethod: 405,
  systemError: 500,
  underMaintenance: 503,
  notFound: 998,
  userNotFound: 800000,
  tradingForbidden: 800001,
  payPasswordNotSet: 800001,
  payPasswordNeeded: 800001,
  wrongPassword: 90006,
  methodNotAvailable: 900001,
  oldPasswordWrong: 900002,
  newPasswordsDiffer: 900002,
  receivingAddressNotAvailable: 900002,
  amountOutsideLimits: 900003,
  depositAmountOutsideLimits: 900003,
  dailyDepositLimitReached: 900003,
  dailyLossLimitReached: 900003,
  takingABreak: 900003,
  breakNotShortened: 900003,
  withdrawalBalanceTooLow: 900004,
  userNameTaken: 900005,
  nicknameTaken: 900005,
  withdrawalAddressNotUsable: 900005,
  addressOfToken: 900005,
  addressOfNobody: 900005,
  addressAlreadyAdded: 900005,
  addressBookFull: 900005,
  withdrawalForbidden: 900006,
  passwordLocked: 900007,
  accountNotUsable: 900007,
  betTotalOutOfRange: 320,
  chaseRateOutOfReach: 600,
  chaseNotRunning: 600,
  insufficientBalance: 2201,
  busy: 5000,
  issueUnknown: 6000,
  issueNotOpenYet: 6000,
  issueSealed: 6000,
  issueDrawn: 6000,
} as const;

/** The name of a refusal. */
export type ErrorName = keyof typeof ERROR_CODES;

/** Codes upon which the client shows the log-in dialog (product §8). */
export const LOGIN_DIALOG_CODES: readonly number[] = [ERROR_CODES.notLoggedIn, ERROR_CODES.underMaintenance];
