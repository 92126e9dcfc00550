import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { expect } from 'vitest';
import { createTestControl, serveTestWorlds } from './test-server.ts';

const IN_SPRING = { host: 'localhost:2828', 'x-world': 'spring' };

/** What a phone sends along when it joins. */
type Joining = { readonly cookie?: string; readonly nickName?: string };

/** A world with the means to invite, to steer and to call as a phone does. */
export async function serveRoom() {
  const { app, worlds } = await serveTestWorlds(createTestControl('loopback'));
  const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/__mock${path}`;
    const reply = await app.inject({ method, url, headers: IN_SPRING, ...(payload && { payload }) });
    expect(reply.json()).toMatchObject({ code: 200 });
    return reply.json().data;
  };
  await control('POST', '/worlds', { name: 'spring', seed: '7', scenario: 'ready-to-bet' });
  const { url } = await control('POST', '/worlds/spring/invitation');
  const link = new URL(url);
  const sendForm = (typed: object, headers: Record<string, string>) => {
    const payload = { ...Object.fromEntries(link.searchParams), ...typed };
    const own = { ...IN_SPRING, ...headers };
    return app.inject({ method: 'POST', url: '/__mock/join', headers: own, payload });
  };
  const join = async ({ cookie = '', ...typed }: Joining = {}) => {
    const reply = await sendForm(typed, { cookie });
    expect(reply.json()).toMatchObject({ code: 200 });
    const { token, userInfo } = reply.json().data.storage;
    const guest = reply.cookies.find(({ name }) => name === 'mock-guest')?.value ?? '';
    const own = { ...IN_SPRING, 'P-Token': token, 'x-user-id': String(userInfo.id), lang: 'en' };
    const call = async (path: string, input: object = {}) => {
      const sent = { method: 'POST' as const, url: path, headers: own, payload: input };
      return (await app.inject(sent)).json();
    };
    return { userInfo, cookie: `mock-guest=${guest}`, call };
  };
  const refusalOf = async (typed: Joining, headers: Record<string, string>) => {
    const { code, msg } = (await sendForm(typed, headers)).json();
    return { code, msg };
  };
  /** What the link of the invitation shows. */
  const page = async (headers: Record<string, string>) => {
    const opened = { ...IN_SPRING, accept: 'text/html', ...headers };
    return (await app.inject({ url: link.pathname + link.search, headers: opened })).body;
  };
  const messagesOf = async ({ call }: Awaited<ReturnType<typeof join>>): Promise<string[]> => {
    const { data } = await call('/p/notifyMessage/getNotifyMessage', { pageNo: 1, pageSize: 50 });
    return data.list.map(({ title }: { title: string }) => title);
  };
  return { app, worlds, control, join, refusalOf, page, messagesOf };
}

type Phone = Awaited<ReturnType<Awaited<ReturnType<typeof serveRoom>>['join']>>;

export const profileOf = async ({ call }: Phone) => (await call('/p/user/getUserInfo')).data;
export const balanceOf = async ({ call }: Phone) => (await call('/p/wallet/getMyWallet')).data.moneyUsable;

export async function bet({ call }: Phone, totalAmount = 40, playCode = 31): Promise<void> {
  const { data: issue } = await call(`/g/${findCurrentIssueCall.path}`, { lotteryId: '1' });
  const gameItem = [{ totalAmount, numberRecord: String(playCode) }];
  const slip = { issueCode: issue.issueCode, lotteryId: '1', totalAmount, gameItem };
  expect(await call('/g/gameBet.do', slip)).toMatchObject({ data: 'success' });
}
