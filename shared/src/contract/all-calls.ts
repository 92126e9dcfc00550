import {
  addAddressCall,
  deleteAddressCall,
  listAddressesCall,
  makeAddressDefaultCall,
} from './addresses.contract.ts';
import { loginCall, logoutCall, registerCall } from './auth.contract.ts';
import { getBetCall, getOddsCall, listBetsCall, placeBetCall } from './betting.contract.ts';
import type { Call } from './call.ts';
import { listChaseItemsCall, listChasesCall, startChaseCall, stopChaseCall } from './chasing.contract.ts';
import { listChatCall, sendChatCall } from './chat.contract.ts';
import { getDepositMethodsCall, submitDepositCall } from './deposits.contract.ts';
import { getCustomerContactCall, getDictDataCall, getQuestionsCall } from './dictionary.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from './draws.contract.ts';
import { listFinanceOrdersCall } from './finance.contract.ts';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readAllMessagesCall,
  readMessagesCall,
} from './messages.contract.ts';
import { listNoticesCall } from './notices.contract.ts';
import { getPlayLimitsCall, updatePlayLimitsCall } from './play-limits.contract.ts';
import { getUserInfoCall, updateUserInfoCall } from './profile.contract.ts';
import { changeLoginPasswordCall, changePayPasswordCall } from './security.contract.ts';
import { listDayProfitsCall } from './statistics.contract.ts';
import { getMyWalletCall } from './wallet.contract.ts';
import { getWithdrawalMethodsCall, submitWithdrawalCall } from './withdrawals.contract.ts';

/** Every call of the product by its feature, written out (player-api §2, §3); a test holds the server to this list. */
export const CALLS_BY_FEATURE = {
  auth: [registerCall, loginCall, logoutCall],
  profile: [getUserInfoCall, updateUserInfoCall],
  security: [changeLoginPasswordCall, changePayPasswordCall],
  wallet: [getMyWalletCall],
  addresses: [listAddressesCall, addAddressCall, makeAddressDefaultCall, deleteAddressCall],
  deposits: [getDepositMethodsCall, submitDepositCall],
  withdrawals: [getWithdrawalMethodsCall, submitWithdrawalCall],
  finance: [listFinanceOrdersCall],
  playLimits: [getPlayLimitsCall, updatePlayLimitsCall],
  messages: [listMessagesCall, countUnreadMessagesCall, readMessagesCall, readAllMessagesCall],
  notices: [listNoticesCall],
  dictionary: [getDictDataCall, getQuestionsCall, getCustomerContactCall],
  chat: [listChatCall, sendChatCall],
  draws: [findCurrentIssueCall, findHistoryIssueCall],
  betting: [getOddsCall, placeBetCall, listBetsCall, getBetCall],
  chasing: [startChaseCall, listChasesCall, listChaseItemsCall, stopChaseCall],
  statistics: [listDayProfitsCall],
} as const satisfies Record<string, readonly Call[]>;

/** One of the calls, its types kept. */
export type AnyCall = (typeof CALLS_BY_FEATURE)[keyof typeof CALLS_BY_FEATURE][number];

/** The path of a call; no two calls share one (player-api §2, §3). */
export type CallPath = AnyCall['path'];

/** Every call, in the order of the features. */
export const ALL_CALLS: readonly AnyCall[] = Object.values(CALLS_BY_FEATURE).flat();
