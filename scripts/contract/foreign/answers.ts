import { randomBytes } from 'node:crypto';

/**
 * What a server that is not ours answers: written by hand from the known and the observed half of the contract, without a
 * line of ours, so that the judge is tried on something that shares no mistake with it.
 */

export type Input = Readonly<Record<string, unknown>>;
export type Refusal = { readonly code: number; readonly msg: string };

/** Accounts by name, and the tokens that are open. */
export class Sessions {
  readonly passwords = new Map([['linmei', 'maple-28']]);
  readonly tokens = new Set<string>();
  readonly addresses: { address: string; id: number }[] = [];

  open(): string {
    const token = randomBytes(16).toString('hex');
    this.tokens.add(token);
    return token;
  }
}

const refuse = (code: number, msg: string): { readonly refusal: Refusal } => ({
  refusal: { code, msg },
});

const TIME = '2026-08-16 17:17:12';

const user = (tokenValue: string | null) => ({
  id: 108204,
  userName: 'linmei',
  nickName: 'Lin Mei',
  userSex: 2,
  userPhone: null,
  userEmail: 'lin@example.com',
  userPortrait: null,
  userSign: null,
  birthday: '1990-02-03',
  status: 0,
  moneyUsable: tokenValue === null ? 1284.5 : null,
  moneyFrozen: null,
  moneyDrawUsable: tokenValue === null ? 1284.5 : null,
  margin: tokenValue === null ? 0 : null,
  payPassword: true,
  tokenName: 'P-Token',
  tokenValue,
});

const issue = (issueCode: string, isDrawn: boolean) => ({
  id: Number(issueCode) - 3_000_000,
  issueCode,
  lotteryid: '1',
  saleStartTime: 1_786_866_000_000,
  saleEndTime: 1_786_866_180_000,
  saleDrawTime: 1_786_866_210_000,
  openDrawTime: isDrawn ? 1_786_866_211_000 : null,
  numberRecord: isDrawn ? '5,5,6' : '',
  sumRecord: isDrawn ? '16' : '',
  winRecord: isDrawn ? '16,29,31,35' : '',
  lastIssueCode: String(Number(issueCode) - 1),
  issueStatus: isDrawn ? 4 : 1,
});

const bet = {
  id: 77,
  issuecode: '3184206',
  lotteryid: '1',
  saletime: TIME,
  ordercode: '77',
  totalamount: 50,
  orderstatus: 2,
  numberrecord: '31',
  gameplanid: null,
  gameplandetailid: null,
  userid: 108204,
  accwin: 99.95,
  prewinnum: 1.999,
  createtime: TIME,
};

const plan = {
  id: 12,
  startisuuecode: '3184207',
  finishissue: 1,
  totalissue: 5,
  stopmode: 2,
  plantype: 3,
  plancode: '12',
  totamount: 310,
  soldamount: 70,
  status: 0,
  winamount: 0,
  startmutiple: 1,
  issuerate: 1,
  winrate: 0,
  startamount: 10,
  numberrecord: '31',
  createtime: TIME,
};

const address = ({ address: text, id }: { address: string; id: number }) => ({
  id,
  name: 'check',
  currency: 'USDT',
  protocol: 'TRC20',
  address: text,
  defaulted: 1,
  status: 1,
});

const rule = { id: 1, name: 'USDT', minAmount: 10, maxAmount: 50_000, charges: 0.01 };
const method = { id: 1, code: 'usdt', name: 'USDT', icon: '', sort: 1 };

const receiver = {
  id: 1,
  protocol: 'trc-20',
  address: 'TSomeReceiver',
  name: 'Desk 1',
  qrImage: '',
  remark: '',
  sort: 1,
};

const order = {
  id: '1786866012000000007',
  type: 20,
  money: 99.99,
  commission: 0.01,
  actAmount: null,
  status: 0,
  label: 'TRC20',
  src: 'TSomeAddress',
  auditRemark: null,
  payTypeName: 'USDT',
  createTime: TIME,
  updateTime: TIME,
};

const message = {
  id: 41,
  templateNickname: 'Service',
  templateContent: 'Welcome.',
  templateType: 2,
  readStatus: 0,
  createTime: TIME,
};

const part = (type: string, label: string, value: string) => [{ type, value: [{ sort: 1, label, value }] }];
const item = { id: 61, plancode: '12', gameissue: '3184207', mutiple: 1, totamount: 10, detailstatus: 1 };

type Answer = (input: Input, sessions: Sessions) => unknown;

/** By the path: calls that need no session. */
export const OPEN: Readonly<Record<string, Answer>> = {
  'user/login': ({ uname, password }, sessions) => {
    if (!sessions.passwords.has(String(uname))) return refuse(800000, 'No such account');
    if (sessions.passwords.get(String(uname)) !== password) return refuse(90006, 'Wrong password');
    return user(sessions.open());
  },
  'user/register': ({ uname, password }, sessions) => {
    sessions.passwords.set(String(uname), String(password));
    return true;
  },
  'user/logout': () => true,
  'common/getDictData': () => part('about_us', 'About', 'A lottery.'),
  'common/getQAList': () => part('qa_deposit_type', 'How?', '<p>So.</p>'),
  'common/getCustomerContact': () => part('customer_contact', 'Chat', '{"name":"Support"}'),
  'common/getSystemNotice': () => [{ id: 1, title: 'News', type: 1, content: 'A name.', createTime: TIME }],
  'game/findcurIssue.do': () => issue('3184207', false),
  'game/findHistoryIssue.do': () => ['3184206', '3184205', '3184204'].map((code) => issue(code, true)),
};

/** Calls of a player who is logged in. */
export const MEMBERS: Readonly<Record<string, Answer>> = {
  'user/getUserInfo': () => user(null),
  'user/updateUserInfo': () => true,
  'user/changeLoginPassword': () => true,
  'user/changePayPassword': () => true,
  'wallet/getMyWallet': () => ({
    userId: 108204,
    moneyUsable: 1284.5,
    moneyFrozen: 100,
    moneyDrawUsable: 1284.5,
    margin: 0.000001,
  }),
  'wallet/getMyVirAddressList': (_, { addresses }) => addresses.map(address),
  'wallet/addVirAddressList': (input, { addresses }) => {
    addresses.unshift({ address: String(input.address), id: 12 + addresses.length });
    return true;
  },
  'wallet/changeVirAddressDefaulted': () => true,
  'wallet/deleteVirAddressDefaulted': () => true,
  'deposit/getDepositMethod': () => [
    { ...method, rule: { ...rule, amountDefault: '50,100' }, address: { 'trc-20': [receiver] } },
  ],
  'deposit/submitDepositOrder': () => true,
  'withdraw/getWithdrawMethod': () => [
    {
      ...method,
      rule: { ...rule, amountDefault: '0' },
      address: { TRC20: [address({ address: 'TReviewed', id: 5 })], ERC20: null },
    },
  ],
  'withdraw/submitWithdrawOrder': () => true,
  'order/page': () => ({ list: [order], total: 1 }),
  'notifyMessage/getNotifyMessage': () => ({ list: [message], total: 1 }),
  'notifyMessage/getNotifyMessageUnreadCount': () => 1,
  'notifyMessage/updateNotifyMessageRead': () => 1,
  'notifyMessage/updateAllNotifyMessageRead': () => 0,
  'game/gameBet.do': () => 'success',
  'game/getOrderList.do': () => [bet],
  'game/getOrderById.do': ({ orderCode }) => (orderCode === '77' ? bet : refuse(998, 'No such bet')),
  'game/gamePlan.do': () => null,
  'game/findGamePlan.do': () => [plan],
  'game/findGamePlanDetail.do': () => [item],
  'game/getOrderAnalysis.do': () => [{ analDate: '2026-08-16', analAomout: 49.95 }],
};
