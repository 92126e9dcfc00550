import { ADDRESS_STATUS } from '@canada28/shared/contract/addresses.contract.ts';
import type { CallPath } from '@canada28/shared/contract/all-calls.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { type CallAt, type Known, nameOfRun, type Probe, Skipped } from './known.ts';

const nothing = { kind: 'read', input: () => ({}) } as const;
const ofLottery = { kind: 'read', input: () => ({ lotteryId: '1' as const }) } as const;
const entries = { kind: 'read', input: () => ({ dictCodes: ['about_us'] }) } as const;

/** A code as the client draws and checks it itself: no server can know a right one, but some want one (player-api §2). */
const GRAPHIC_CODE = '7K3P';

/** What is sent to each call, in the order in which they are made: what creates something comes before what reads it. */
export const PROBES: { readonly [Path in CallPath]: Probe<CallAt<Path>> } = {
  'user/logout': nothing,
  'common/getDictData': entries,
  'common/getQAList': { kind: 'read', input: () => ({}) },
  'common/getCustomerContact': { kind: 'read', input: () => ({}) },
  'common/getSystemNotice': nothing,
  'chat/list': nothing,
  'findcurIssue.do': ofLottery,
  'findHistoryIssue.do': { kind: 'read', input: () => ({ lotteryId: '1', pageSize: 20 }) },
  'getOdds.do': ofLottery,

  'user/register': {
    kind: 'write',
    input: ({ runId }) => ({
      uname: nameOfRun(runId),
      password: `${runId}-28`,
      code: GRAPHIC_CODE,
      type: '1',
    }),
    learn: (known, { uname, password }) => {
      known.account ??= { name: uname, password };
    },
  },
  'user/login': {
    kind: 'read',
    input: loginInput,
    wrong: {
      option: '--account',
      isGiven: ({ isOwnAccount }) => !isOwnAccount,
      refusals: loginCall.refusals,
    },
  },
  'user/getUserInfo': nothing,
  'wallet/getMyWallet': nothing,
  'user/updateUserInfo': {
    kind: 'write',
    input: (known) =>
      from(known.replyOf('user/getUserInfo'), 'the profile', ({ nickName, userSex }) => ({
        nickName,
        userSex,
      })),
  },
  'user/changePayPassword': {
    kind: 'write',
    input: payPasswordInput,
    learn: (known, { newPwd }) => {
      known.payPassword = newPwd;
    },
    wrong: {
      option: '--pay-password',
      isGiven: ({ payPassword }) => payPassword !== undefined,
      refusals: ['payPasswordLocked', 'wrongPassword'],
    },
  },
  'user/changeLoginPassword': {
    kind: 'write',
    input: ({ account }) =>
      from(account, 'an account', ({ password }) => ({
        oldPwd: password,
        newPwd: password,
        newAgainPwd: password,
      })),
  },
  'user/getPlayLimits': nothing,
  'user/updatePlayLimits': {
    kind: 'write',
    input: (known) =>
      from(
        known.replyOf('user/getPlayLimits'),
        'the limits',
        ({ dailyDeposit, dailyLoss, sessionMinutes }) => ({
          dailyDeposit,
          dailyLoss,
          sessionMinutes,
        }),
      ),
  },

  'wallet/addVirAddressList': {
    kind: 'write',
    input: ({ payPassword, runId }) =>
      from(payPassword, '--pay-password', (password) => ({
        name: 'check',
        currency: 'USDT' as const,
        protocol: 'TRC20' as const,
        address: demoAddress('TRC20', runId),
        defaulted: 0,
        password,
      })),
  },
  'wallet/getMyVirAddressList': nothing,
  'wallet/changeVirAddressDefaulted': { kind: 'write', input: ownAddress },
  'deposit/getDepositMethod': nothing,
  'deposit/submitDepositOrder': { kind: 'write', input: depositInput },
  'withdraw/getWithdrawMethod': nothing,
  'withdraw/submitWithdrawOrder': { kind: 'write', input: withdrawalInput },
  'wallet/deleteVirAddressDefaulted': { kind: 'write', input: ownAddress },
  'order/page': { kind: 'read', input: () => ({ type: 10 as const, pageNo: 1, pageSize: 10 }) },

  'gameBet.do': {
    kind: 'write',
    input: (known) =>
      onSale(known, (issueCode) => ({
        issueCode,
        lotteryId: '1' as const,
        totalAmount: 1,
        gameItem: [{ totalAmount: 1, numberRecord: '31' }],
      })),
  },
  'getOrderList.do': { kind: 'read', input: () => ({ lotteryId: '1', status: 0 }) },
  'getOrderById.do': {
    kind: 'read',
    input: (known) =>
      from(known.replyOf('getOrderList.do')?.[0], 'a bet of the account', ({ ordercode }) => ({
        orderCode: ordercode,
      })),
  },
  'gamePlan.do': {
    kind: 'write',
    input: (known) =>
      onSale(known, (startIsuueCode) => ({
        lotteryId: '1' as const,
        planType: 2,
        numberRecord: '31',
        startIsuueCode,
        totalIssue: 2,
        startAmount: 1,
        startMutiple: 1,
        stopMode: 0 as const,
      })),
  },
  'findGamePlan.do': { kind: 'read', input: () => ({ lotteryId: '1', status: 0 }) },
  'findGamePlanDetail.do': { kind: 'read', input: ownChase },
  'stopGamePlan.do': {
    kind: 'write',
    input: (known) =>
      known.replyOf('gamePlan.do') === undefined ? new Skipped('needs a chase of this run') : ownChase(known),
  },
  'getOrderAnalysis.do': ofLottery,

  'chat/send': { kind: 'write', input: ({ runId }) => ({ content: `contract check ${runId}` }) },
  'notifyMessage/getNotifyMessage': { kind: 'read', input: () => ({ pageNo: 1, pageSize: 10 }) },
  'notifyMessage/getNotifyMessageUnreadCount': nothing,
  'notifyMessage/updateNotifyMessageRead': {
    kind: 'write',
    input: (known) =>
      from(known.replyOf('notifyMessage/getNotifyMessage')?.list[0], 'a message', ({ id }) => ({
        ids: [id],
      })),
  },
  'notifyMessage/updateAllNotifyMessageRead': { kind: 'write', input: () => ({}) },
};

/** The request made from what is known, or why it cannot be made. */
function from<Value, Input>(
  value: Value | undefined,
  what: string,
  input: (value: Value) => Input,
): Input | Skipped {
  return value === undefined ? new Skipped(`needs ${what}`) : input(value);
}

function onSale<Input>(known: Known, input: (issueCode: string) => Input): Input | Skipped {
  const issue = known.replyOf('findcurIssue.do');
  const isOnSale = issue?.issueStatus === 1;
  return from(isOnSale ? issue.issueCode : undefined, 'an issue on sale', input);
}

function loginInput({ account }: Known) {
  return from(account, '--account', ({ name, password }) => ({
    uname: name,
    password,
    code: GRAPHIC_CODE,
    type: '1',
  }));
}

/** The password stays what it is; an account without one gets one. */
function payPasswordInput(known: Known) {
  const { payPassword } = known;
  if (payPassword !== undefined)
    return { oldPwd: payPassword, newPwd: payPassword, newAgainPwd: payPassword };
  if (known.replyOf('user/getUserInfo')?.payPassword === false)
    return { newPwd: '2828', newAgainPwd: '2828' };
  return new Skipped('needs --pay-password');
}

/** An address of this run; an older one of the account is never touched. */
function ownAddress(known: Known) {
  const own = demoAddress('TRC20', known.runId);
  const added = known.replyOf('wallet/getMyVirAddressList')?.find(({ address }) => address === own);
  return from(added, 'an address of this run', ({ id }) => ({ id }));
}

function ownChase(known: Known) {
  return from(known.replyOf('findGamePlan.do')?.[0], 'a chase of the account', ({ id }) => ({ planId: id }));
}

function depositInput(known: Known) {
  const method = known.replyOf('deposit/getDepositMethod')?.[0];
  const receiver = [...(method?.address['trc-20'] ?? []), ...(method?.address['erc-20'] ?? [])][0];
  if (method === undefined || receiver === undefined) return new Skipped('needs a way to deposit');
  const { id, rule } = method;
  const order = { depositTypeId: id, ruleId: rule.id, addressId: receiver.id, amount: rule.minAmount };
  return known.payPassword === undefined ? order : { ...order, password: known.payPassword };
}

function withdrawalInput(known: Known) {
  const method = known.replyOf('withdraw/getWithdrawMethod')?.[0];
  const runAddress = demoAddress('TRC20', known.runId);
  // The address of this run has no key: only play money may go there.
  const own = [...(method?.address.TRC20 ?? []), ...(method?.address.ERC20 ?? [])].find(
    ({ address, status }) =>
      status === ADDRESS_STATUS.reviewed && (known.isOwnAccount || address !== runAddress),
  );
  if (method === undefined || own === undefined)
    return new Skipped('needs a way to withdraw and a reviewed address of the account');
  return from(known.payPassword, '--pay-password', (password) => ({
    withdrawId: method.id,
    addressId: own.id,
    amount: method.rule.minAmount,
    password,
  }));
}
