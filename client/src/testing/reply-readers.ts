import { addressFromWire, listAddressesCall } from '@canada28/shared/contract/addresses.contract.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import {
  betFromWire,
  getBetCall,
  getOddsCall,
  listBetsCall,
  oddsFromWire,
} from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { chaseFromWire, chaseItemFromWire } from '@canada28/shared/contract/chase.ts';
import { listChaseItemsCall, listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { chatLineFromWire, listChatCall, sendChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { depositMethodFromWire, getDepositMethodsCall } from '@canada28/shared/contract/deposits.contract.ts';
import {
  dictionaryFromWire,
  getCustomerContactCall,
  getDictDataCall,
  getQuestionsCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { financeOrderFromWire, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { issueFromWire } from '@canada28/shared/contract/issue.ts';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  messageFromWire,
} from '@canada28/shared/contract/messages.contract.ts';
import { listNoticesCall, noticeFromWire } from '@canada28/shared/contract/notices.contract.ts';
import {
  getPlayLimitsCall,
  playLimitsFromWire,
  updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { getUserInfoCall, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { neededNumber } from '@canada28/shared/contract/reply-values.ts';
import { dayProfitFromWire, listDayProfitsCall } from '@canada28/shared/contract/statistics.contract.ts';
import { getMyWalletCall, walletFromWire } from '@canada28/shared/contract/wallet.contract.ts';
import {
  getWithdrawalMethodsCall,
  withdrawalMethodFromWire,
} from '@canada28/shared/contract/withdrawals.contract.ts';

/** How the app reads the data of a reply; throws where it cannot. */
type Reader = (data: unknown) => unknown;

// The readers take what the contract says; here it is whatever a broken server sends.
type Read = (wire: never) => unknown;

const one =
  (read: Read): Reader =>
  (data) =>
    read(data as never);
const each =
  (read: Read): Reader =>
  (data) =>
    (data as readonly never[]).map((entry) => read(entry));
const page =
  (read: Read): Reader =>
  (data) =>
    each(read)((data as { readonly list: unknown }).list);

/** Of every call whose reply the app reads more of than that it was one. */
export const REPLY_READERS: ReadonlyMap<Call['path'], Reader> = new Map([
  [loginCall.path, one(profileFromWire)],
  [getUserInfoCall.path, one(profileFromWire)],
  [getMyWalletCall.path, one(walletFromWire)],
  [listAddressesCall.path, each(addressFromWire)],
  [getDepositMethodsCall.path, each(depositMethodFromWire)],
  [getWithdrawalMethodsCall.path, each(withdrawalMethodFromWire)],
  [listFinanceOrdersCall.path, page(financeOrderFromWire)],
  [getPlayLimitsCall.path, one(playLimitsFromWire)],
  [updatePlayLimitsCall.path, one(playLimitsFromWire)],
  [listMessagesCall.path, page(messageFromWire)],
  [countUnreadMessagesCall.path, neededNumber],
  [listNoticesCall.path, each(noticeFromWire)],
  [getDictDataCall.path, one(dictionaryFromWire)],
  [getQuestionsCall.path, one(dictionaryFromWire)],
  [getCustomerContactCall.path, one(dictionaryFromWire)],
  [listChatCall.path, each(chatLineFromWire)],
  [sendChatCall.path, one(chatLineFromWire)],
  [findCurrentIssueCall.path, one(issueFromWire)],
  [findHistoryIssueCall.path, each(issueFromWire)],
  [getOddsCall.path, one(oddsFromWire)],
  [listBetsCall.path, each(betFromWire)],
  [getBetCall.path, one(betFromWire)],
  [listChasesCall.path, each(chaseFromWire)],
  [listChaseItemsCall.path, each(chaseItemFromWire)],
  [listDayProfitsCall.path, each(dayProfitFromWire)],
]);
