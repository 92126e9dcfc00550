import { changeLoginPassword, changeProfile, logIn, register, userReply, walletReply } from './accounts.ts';
import { addAddress, deleteAddress, makeDefault } from './addresses.ts';
import { analyse, findBet, listBets, placeBets } from './bets.ts';
import type { Input } from './call.ts';
import { listChases, listItems, startChase } from './chases.ts';
import { currentIssue, drawnIssues } from './issues.ts';
import type { Account, Lottery } from './lottery.ts';
import { countUnread, listMessages, readMessages } from './messages.ts';
import { deposit, depositMethods, listOrders, withdraw, withdrawalMethods } from './orders.ts';
import { changePayPassword } from './pay-password.ts';
import { timeText } from './units.ts';

/**
 * What a server that is not ours answers: written by hand from the known and the observed half of the contract, without a
 * line of ours, so that judge and client are tried on something that shares no mistake with them.
 */

/** A call as it came in. */
export type Asked = { readonly lottery: Lottery; readonly input: Input; readonly token: string };

const part = (type: string, label: string, value: string) => [{ type, value: [{ sort: 1, label, value }] }];

/** By the path: calls that need no session. */
export const OPEN: Readonly<Record<string, (asked: Asked) => unknown>> = {
  'user/login': ({ lottery, input }) => logIn(lottery, input),
  'user/register': ({ lottery, input }) => register(lottery, input),
  'user/logout': ({ lottery, token }) => {
    lottery.tokens.delete(token);
    return true;
  },
  'common/getDictData': () => part('about_us', 'About', 'A lottery.'),
  'common/getQAList': () => part('qa_deposit_type', 'How?', '<p>So.</p>'),
  'common/getCustomerContact': () => part('customer_contact', 'Chat', '{"name":"Support"}'),
  'common/getSystemNotice': ({ lottery }) => [
    { id: 1, title: 'News', type: 1, content: 'A name.', createTime: timeText(lottery.firstSaleMs) },
  ],
  'game/findcurIssue.do': ({ lottery }) => currentIssue(lottery),
  'game/findHistoryIssue.do': ({ lottery, input }) => drawnIssues(lottery, input.issueCode),
};

/** Calls of a player who is logged in. */
export const MEMBERS: Readonly<Record<string, (asked: Asked & { readonly account: Account }) => unknown>> = {
  'user/getUserInfo': ({ account }) => userReply(account, null),
  'user/updateUserInfo': ({ account, input }) => changeProfile(account, input),
  'user/changeLoginPassword': ({ lottery, account, input, token }) =>
    changeLoginPassword(lottery, account, input, token),
  'user/changePayPassword': ({ account, input }) => changePayPassword(account, input),
  'wallet/getMyWallet': ({ account }) => walletReply(account),
  'wallet/getMyVirAddressList': ({ account }) => account.addresses,
  'wallet/addVirAddressList': ({ lottery, account, input }) => addAddress(lottery, account, input),
  'wallet/changeVirAddressDefaulted': ({ account, input }) => makeDefault(account, input.id),
  'wallet/deleteVirAddressDefaulted': ({ account, input }) => deleteAddress(account, input.id),
  'deposit/getDepositMethod': depositMethods,
  'deposit/submitDepositOrder': ({ lottery, account, input }) => deposit(lottery, account, input),
  'withdraw/getWithdrawMethod': ({ account }) => withdrawalMethods(account),
  'withdraw/submitWithdrawOrder': ({ lottery, account, input }) => withdraw(lottery, account, input),
  'order/page': ({ lottery, account, input }) => listOrders(lottery, account, input),
  'notifyMessage/getNotifyMessage': ({ account, input }) => listMessages(account, input),
  'notifyMessage/getNotifyMessageUnreadCount': ({ account }) => countUnread(account),
  'notifyMessage/updateNotifyMessageRead': ({ account, input: { ids } }) =>
    readMessages(account, (id) => Array.isArray(ids) && ids.includes(id)),
  'notifyMessage/updateAllNotifyMessageRead': ({ account }) => readMessages(account, () => true),
  'game/gameBet.do': ({ lottery, account, input }) => placeBets(lottery, account, input),
  'game/getOrderList.do': ({ account, input }) => listBets(account, input),
  'game/getOrderById.do': ({ account, input }) => findBet(account, input),
  'game/gamePlan.do': ({ lottery, account, input }) => startChase(lottery, account, input),
  'game/findGamePlan.do': ({ account, input }) => listChases(account, input),
  'game/findGamePlanDetail.do': ({ account, input }) => listItems(account, input),
  'game/getOrderAnalysis.do': ({ account }) => analyse(account),
};
