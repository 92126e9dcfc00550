import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import type { TextValues } from '@canada28/shared/contract/fill-in.ts';

/** A refusal as the journal retains it: its name, the values of its text and the facts beside them. */
export type Refusal = { readonly errorName: ErrorName; readonly values: TextValues };

/**
 * Which rule refused, for each refusal of the catalogue, with what decided it (control §15). A word in braces is a value
 * of the refusal: of its text, or a fact that only testers are told.
 */
const REASONS: Readonly<Record<ErrorName, string>> = {
  badParameter: 'The input is not of the form that the contract says: {field} {cause}.',
  malformedBody: 'The body could not be read as JSON: {cause}.',
  playCodeUnknown: 'There is no play code {playCode}.',
  playCodeRepeated: 'Play code {playCode} came twice in one bet.',
  betAmountZero: 'Each amount has to be a whole number of USDT above 0; one was {amount}.',
  betTotalDiffers: 'The total was {total}, the items come to {sum}.',
  idempotencyKeyReused: 'The Idempotency-Key came before, with another body or for another call.',
  addressOrPasswordMissing: 'The address or the transaction password was empty.',
  addressMalformed: 'The text is no {protocol} address: length, letters or checksum are wrong.',
  addressOfOtherChain: 'The address is one of another network than {protocol}.',
  nicknameUnreadable: 'The nickname has characters that cannot be seen.',
  notLoggedIn: 'The call needs a session: {cause}.',
  foreignPage:
    'A page of another origin sent it, without a token in a header: a cookie alone is not trusted there.',
  wrongMethod: 'It came as {method}; every call of the contract is a POST.',
  systemError: 'The mock itself failed: {cause}.',
  underMaintenance: 'Maintenance is on in this world, which answers every call but a log out.',
  notFound: 'The player has no record of this id.',
  userNotFound: 'No player of this world has the name {userName}.',
  tradingForbidden: 'The state of the account forbids to trade.',
  payPasswordNotSet: 'The player has set no transaction password yet.',
  payPasswordNeeded: 'The player has set no transaction password yet.',
  wrongPassword: 'The {which} was wrong: {cause}.',
  methodNotAvailable: 'There is no such method: {cause}.',
  oldPasswordWrong: 'The {which} was wrong: {cause}.',
  newPasswordsDiffer: 'The new password and its repetition differ.',
  receivingAddressNotAvailable: 'The deposit method has no receiving address {addressId}.',
  amountOutsideLimits: 'The amount was {amount}, a withdrawal may be {min}–{max}.',
  depositAmountMissing: 'The amount was 0 or missing.',
  depositAmountOutsideLimits: 'The amount was {amount}, a deposit by this method may be {min}–{max}.',
  depositBeyondAccount:
    'With {amount} more, its bonus and what may still come, the account could hold more than {most}.',
  dailyDepositLimitReached:
    'The daily deposit limit of the player is {limit}: {left} were left, the deposit was {amount}.',
  dailyLossLimitReached:
    'The daily loss limit of the player is {limit}: {left} were left, the stake was {amount}.',
  takingABreak: 'The player takes a break until {until} (UTC+8).',
  breakNotShortened: 'The break of the player lasts until {until} (UTC+8), and can only be made longer.',
  breakTooLong: 'The break would last longer than {days} days from now, which is the most.',
  chaseTooLong: 'A chase has {most} issues at most.',
  withdrawalBalanceTooLow: 'The balance was {available}, the withdrawal needs {needed}.',
  userNameTaken: 'Another player of this world has the name or nickname {userName}.',
  nicknameTaken: 'Another player of this world has this nickname, or one that looks like it.',
  withdrawalAddressNotUsable: 'The address cannot be used: {cause}.',
  addressOfToken: 'The address is the contract of a token.',
  addressOfNobody: 'The address is the zero address.',
  addressAlreadyAdded: 'The address is in the address book already.',
  addressBookFull: 'The address book holds {most} addresses, which is the most.',
  withdrawalForbidden: 'The state of the account forbids to withdraw.',
  passwordLocked:
    'The {which} is locked until {until} (UTC+8): too many wrong ones came before. The right one is refused, too.',
  payPasswordLocked:
    'The transaction password is locked: ten wrong ones came within a day. A tester unlocks it.',
  accountNotUsable: 'The password was right, but the state of the account forbids to log in.',
  betTotalOutOfRange: 'A bet may come to {min}–{max}: {cause}.',
  prizesBeyondAccount: 'If all open bets won, the account would hold more than {most}.',
  chaseRateOutOfReach: 'A profit of {rate} % cannot be reached at the odds of this choice.',
  chaseNotRunning: 'Chase {chaseId} had ended before.',
  insufficientBalance: 'The balance was {available}, the bet needs {needed}.',
  busy: 'It had to be put off: {cause}.',
  issueUnknown: 'The world has no issue {issueCode}.',
  issueNotOpenYet: 'Issue {issueCode} opens at {at}; it was {now} (UTC+8).',
  issueSealed: 'Issue {issueCode} was sealed at {at}; it was {now} (UTC+8).',
  issueDrawn: 'Issue {issueCode} was {state} before.',
  issueVoid: 'Issue {issueCode} was declared void before.',
};

/** The sentence of a refusal; a value that the refusal did not carry stays a word in braces. */
export function refusalReason({ errorName, values }: Refusal): string {
  return REASONS[errorName].replace(/\{(\w+)\}/g, (word, name: string) => String(values[name] ?? word));
}
