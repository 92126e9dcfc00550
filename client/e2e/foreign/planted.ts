import type { Planted, Reply } from './foreign-server.ts';

/** A planted difference, by the name that the report must give it. */
type Difference = Planted & { readonly id: string };

type Rows = Record<string, unknown>[];

/** The rows of the data, or the one object that it is. */
function rowsOf({ body }: Reply): Rows {
  const { data } = Object(body);
  const list = data?.list ?? data;
  return (Array.isArray(list) ? list : [list]).filter((row) => typeof row === 'object' && row !== null);
}

function set(path: string, name: string, value: unknown): Planted {
  return {
    path,
    change: (reply) => {
      // The rows are shared by all replies.
      const { data } = Object(reply.body);
      const changed = rowsOf(reply).map((row) => ({ ...row, [name]: value }));
      const list = Array.isArray(data) || 'list' in Object(data) ? changed : changed[0];
      reply.body = { ...Object(reply.body), data: 'list' in Object(data) ? { ...data, list } : list };
    },
  };
}

function rename(path: string, name: string, other: string): Planted {
  return {
    path,
    change: (reply) => {
      const value = rowsOf(reply)[0]?.[name];
      set(path, name, undefined).change(reply);
      set(path, other, value).change(reply);
    },
  };
}

function envelope(path: string, changes: object, when?: Planted['when']): Planted {
  return {
    path,
    ...(when && { when }),
    change: (reply) => {
      reply.body = { ...Object(reply.body), ...changes };
    },
  };
}

function whole(path: string, changes: Partial<Reply>, when?: Planted['when']): Planted {
  return { path, ...(when && { when }), change: (reply) => Object.assign(reply, changes) };
}

function header(path: string, name: string, value: string): Planted {
  return {
    path,
    change: (reply) => {
      reply.headers[name] = value;
    },
  };
}

const isWrongPassword: Planted['when'] = ({ input }) => input.password === 'wrong-28';
const isGet: Planted['when'] = ({ method }) => method === 'GET';
const always: Planted['when'] = () => true;
const plant = (where: string, planted: Planted): Difference => ({
  id: `${planted.path}#${where}`,
  ...planted,
});

/** Every difference that can be switched on; no two of them hide one another, so that all can be on at once. */
export const DIFFERENCES: readonly Difference[] = [
  plant('reply.data.margin#missing', set('wallet/getMyWallet', 'margin', undefined)),
  plant('reply.data[].accwin#missing', set('game/getOrderList.do', 'accwin', undefined)),
  plant('reply.data#missing', envelope('user/updateUserInfo', { data: undefined })),
  plant('reply.msg#missing', envelope('user/changePayPassword', { msg: undefined })),
  plant('reply.data[].content#missing', set('common/getSystemNotice', 'content', undefined)),
  plant('reply.data.total#missing', {
    path: 'order/page',
    change: (reply) => {
      const { data } = Object(reply.body);
      reply.body = { ...Object(reply.body), data: { list: data.list } };
    },
  }),

  plant('reply.data.vip#extra', set('user/getUserInfo', 'vip', 1)),
  plant('reply.data[].fee#extra', set('game/getOrderList.do', 'fee', 0.5)),
  plant('reply.traceId#extra', envelope('wallet/addVirAddressList', { traceId: 'abc' })),
  plant('reply.data.list[].bank#extra', set('order/page', 'bank', 'none')),

  plant('reply.data[].totalamount#type', set('game/getOrderList.do', 'totalamount', '50')),
  plant('reply.data.moneyFrozen#type', set('wallet/getMyWallet', 'moneyFrozen', null)),
  plant('reply.data.payPassword#type', set('user/getUserInfo', 'payPassword', 1)),
  plant('reply.data.list[].readStatus#type', set('notifyMessage/getNotifyMessage', 'readStatus', false)),
  plant('reply.data[].id#type', set('game/findGamePlan.do', 'id', '12')),
  plant('reply.data#type', envelope('notifyMessage/getNotifyMessageUnreadCount', { data: '1' })),
  plant('reply.code#type', envelope('notifyMessage/updateAllNotifyMessageRead', { code: '200' })),
  plant('reply.data[].rule#type', set('deposit/getDepositMethod', 'rule', [])),

  plant('reply.data[].orderstatus#spelling', rename('game/getOrderList.do', 'orderstatus', 'order_status')),
  plant(
    'reply.data[].startisuuecode#spelling',
    rename('game/findGamePlan.do', 'startisuuecode', 'startissuecode'),
  ),
  plant('reply.data[].analAomout#spelling', rename('game/getOrderAnalysis.do', 'analAomout', 'analAmount')),
  plant(
    'reply.data.lastIssueCode#spelling',
    rename('game/findcurIssue.do', 'lastIssueCode', 'lastissuecode'),
  ),

  plant('reply.data[].status#value', set('game/findGamePlan.do', 'status', 7)),
  plant('reply.data.issueCode#value', set('game/findcurIssue.do', 'issueCode', '31842')),
  plant('reply.data[].createtime#value', set('game/getOrderList.do', 'createtime', '2026-08-16T17:17:12Z')),
  plant('reply.data.list[].id#value', set('order/page', 'id', '178686601200000000')),
  plant('reply.data.moneyUsable#value', set('wallet/getMyWallet', 'moneyUsable', 10.1234567)),
  plant('reply.data[].issueStatus#value', set('game/findHistoryIssue.do', 'issueStatus', 9)),
  plant('reply.data#value', envelope('game/gameBet.do', { data: 'ok' })),
  plant('reply.data.userSex#value', set('user/getUserInfo', 'userSex', 4)),
  plant('reply.data.list[].templateType#value', set('notifyMessage/getNotifyMessage', 'templateType', 3)),

  plant('reply.code#code', envelope('user/login', { code: 401 }, isWrongPassword)),
  plant(
    'reply.code#code',
    whole('game/findHistoryIssue.do', { body: { code: 200, data: [], msg: '' } }, isGet),
  ),
  plant('reply.code#code', envelope('withdraw/submitWithdrawOrder', { code: 2201, data: null, msg: 'Low' })),
  plant(
    'request.body.status#type',
    envelope('game/findGamePlan.do', { code: 200, data: [], msg: '' }, ({ input }) => input.status === 'all'),
  ),

  plant('status#status', whole('game/getOrderById.do', { status: 500, body: 'oops' })),
  plant(
    'status#status',
    whole('deposit/submitDepositOrder', { status: 302, headers: { location: '/login' }, body: '' }),
  ),
  plant('status#status', whole('wallet/changeVirAddressDefaulted', { status: 201 })),

  plant('reply.header.msg#header', header('common/getQAList', 'msg', '50% off')),
  plant('reply.header.new-token#header', header('user/getUserInfo', 'new-token', '')),
  plant('reply.header.success#header', header('wallet/deleteVirAddressDefaulted', 'success', 'yes')),
  plant('reply.header.set-cookie#header', header('user/login', 'set-cookie', 'P-Token=1; SameSite=Lax')),

  plant('reply#envelope', whole('common/getDictData', { body: '<!DOCTYPE html><html></html>' })),
  plant('reply#envelope', whole('wallet/getMyVirAddressList', { body: [] })),
  plant('reply#envelope', whole('notifyMessage/updateNotifyMessageRead', { body: '' })),
  plant('reply.msg#envelope', envelope('user/logout', { msg: 'ok' })),
  plant('reply.data#envelope', envelope('user/login', { data: {} }, isWrongPassword)),

  plant('call#notOffered', whole('common/getCustomerContact', { status: 404, body: '' })),
  plant('call#notOffered', whole('game/findGamePlanDetail.do', { status: 405, body: '' })),
  plant('call#notOffered', whole('user/changeLoginPassword', { body: { code: 998, data: null, msg: 'No' } })),

  plant('call#unknownCall', whole('vip/getLevel', { status: 200, body: { code: 200, data: 3 } }, always)),
  plant('call#unknownCall', whole('game/getJackpot.do', { status: 500, body: '' }, always)),
];

/** Issues whose fields are spelled in lower case throughout, which the contract allows. */
export const LOWER_CASE_ISSUES: readonly Planted[] = ['game/findcurIssue.do', 'game/findHistoryIssue.do'].map(
  (path) => ({
    path,
    change: (reply: Reply) => {
      const lower = rowsOf(reply).map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value])),
      );
      const { data } = Object(reply.body);
      reply.body = { ...Object(reply.body), data: Array.isArray(data) ? lower : lower[0] };
    },
  }),
);

/** What the contract allows, and no report may name. */
export const ALLOWANCES: readonly Planted[] = [
  ...LOWER_CASE_ISSUES,
  {
    path: 'wallet/getMyWallet',
    change: (reply) => {
      reply.headers.success = 'true';
      reply.body = { ...Object(reply.body), code: 0, msg: 'fine' };
    },
  },
  {
    path: 'game/getOrderList.do',
    change: (reply) => {
      reply.headers.msg = encodeURIComponent('好');
      reply.body = { code: 200, data: Array.from({ length: 30 }, () => rowsOf(reply)[0]) };
    },
  },
  header('user/getUserInfo', 'new-token', '9f86d081884c7d659a2feaa0c55ad015'),
  set('user/login', 'token', 'the-same-value'),
];
