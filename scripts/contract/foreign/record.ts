import type { Input } from '../../../client/e2e/foreign/call.ts';

/** A visit to a foreign server, recorded as browsers record it: plain Node, as the server is. */

const LOTTERY = { lotteryId: '1' };
const LINMEI = { uname: 'linmei', password: 'maple-28', code: '7K3P', type: '1' };
const PASSWORDS = { oldPwd: 'maple-28', newPwd: 'maple-29', newAgainPwd: 'maple-29' };
const PIN = { oldPwd: '1234', newPwd: '2828', newAgainPwd: '2828' };
const ADDRESS = { name: 'Mine', currency: 'USDT', protocol: 'TRC20', address: 'TMine', defaulted: 1 };
const DEPOSIT = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 };
const CHASE = {
  ...LOTTERY,
  planType: 3,
  numberRecord: '31',
  startIsuueCode: '3184207',
  totalIssue: 2,
  startAmount: 10,
  stopMode: 2,
};
const BET = {
  ...LOTTERY,
  issueCode: '3184207',
  totalAmount: 50,
  gameItem: [{ totalAmount: 50, numberRecord: '31' }],
  // What the contract does not have, and a server ignores.
  clientVersion: '9.1',
};

/** Every call that is known or observed, some that are not, and some that are refused. */
const VISIT: readonly (readonly [string, Input])[] = [
  ['user/register', { ...LINMEI, uname: 'newbie' }],
  ['user/login', { ...LINMEI, password: 'wrong-28' }],
  ['user/login', LINMEI],
  ['user/getUserInfo', {}],
  ['user/updateUserInfo', { nickName: 'Lin' }],
  ['user/changeLoginPassword', PASSWORDS],
  ['user/changePayPassword', PIN],
  ['common/getDictData', { dictCodes: ['about_us'] }],
  ['common/getQAList', {}],
  ['common/getCustomerContact', {}],
  ['common/getSystemNotice', {}],
  ['wallet/getMyWallet', {}],
  ['wallet/addVirAddressList', { ...ADDRESS, password: '2828' }],
  ['wallet/getMyVirAddressList', {}],
  ['wallet/changeVirAddressDefaulted', { id: 12 }],
  ['wallet/deleteVirAddressDefaulted', { id: 12 }],
  ['deposit/getDepositMethod', {}],
  ['deposit/submitDepositOrder', DEPOSIT],
  ['withdraw/getWithdrawMethod', {}],
  ['withdraw/submitWithdrawOrder', { withdrawId: 1, addressId: 11, amount: 10, password: '2828' }],
  ['order/page', { type: 20, pageNo: 1, pageSize: 10 }],
  ['notifyMessage/getNotifyMessage', { pageNo: 1, pageSize: 10 }],
  ['notifyMessage/getNotifyMessageUnreadCount', {}],
  ['notifyMessage/updateNotifyMessageRead', { ids: [41] }],
  ['notifyMessage/updateAllNotifyMessageRead', {}],
  ['game/findcurIssue.do', LOTTERY],
  ['game/findHistoryIssue.do', { ...LOTTERY, pageSize: 2 }],
  ['game/getOdds.do', LOTTERY],
  ['game/gameBet.do', BET],
  ['game/getOrderList.do', { ...LOTTERY, status: 0, pageNo: 1, pageSize: 10 }],
  ['game/getOrderById.do', { orderCode: '77' }],
  ['game/getOrderById.do', { orderCode: '1' }],
  ['game/gamePlan.do', CHASE],
  ['game/findGamePlan.do', { ...LOTTERY, status: 0 }],
  ['game/findGamePlan.do', { ...LOTTERY, status: 'all' }],
  ['game/findGamePlanDetail.do', { planId: 12 }],
  ['game/stopGamePlan.do', { planId: 12 }],
  ['game/getOrderAnalysis.do', LOTTERY],
  ['vip/getLevel', {}],
  ['game/getJackpot.do', {}],
  ['user/logout', {}],
];

type HarHeader = { readonly name: string; readonly value: string };

/** Makes the visit, each call with these headers, and answers it as a HAR 1.2 file. */
export async function recordVisit(
  origin: string,
  base = '/player-api/player',
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const entries: object[] = [page(origin)];
  let token = '';
  for (const [path, input] of VISIT) {
    const entry = await record(`${origin}${base}/${path}`, { token, more, text: JSON.stringify(input) });
    entries.push(entry);
    token = /"tokenValue":"(\w+)"/.exec(entry.text)?.[1] ?? token;
  }
  entries.push(await record(`${origin}${base}/game/findHistoryIssue.do`, { token, more }), givenUp(origin));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'visit', version: '1' }, entries } });
}

type Sent = {
  readonly token: string;
  readonly more: Readonly<Record<string, string>>;
  readonly text?: string;
};

async function record(url: string, { token, more, text }: Sent) {
  const headers = { 'content-type': 'application/json', 'X-Token': token, lang: 'en', ...more };
  const method = text === undefined ? 'GET' : 'POST';
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(text && { body: text }) });
  const body = await response.text();
  return {
    // Browsers write bodies either way.
    ...entryOf(method, url, response.status, Buffer.from(body).toString('base64')),
    request: { method, url, headers: listOf(headers), ...(text && { postData: { mimeType: 'x', text } }) },
    response: {
      status: response.status,
      headers: listOf(Object.fromEntries(response.headers)),
      content: { size: body.length, text: Buffer.from(body).toString('base64'), encoding: 'base64' },
    },
    text: body,
  };
}

function listOf(headers: Readonly<Record<string, string>>): HarHeader[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** A file of the page, which is no call. */
function page(origin: string): object {
  return entryOf('GET', `${origin}/index.html`, 200, '<!doctype html>');
}

/** A call that the browser gave up, so that nothing came. */
function givenUp(origin: string): object {
  return entryOf('POST', `${origin}/player-api/player/user/getUserInfo`, 0, '');
}

function entryOf(method: string, url: string, status: number, text: string) {
  return {
    startedDateTime: '2026-08-16T09:17:12.000Z',
    request: { method, url, headers: [] as HarHeader[] },
    response: { status, headers: [] as HarHeader[], content: { size: text.length, text } },
  };
}
