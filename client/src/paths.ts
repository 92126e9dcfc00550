/** Every route of the product by what it shows (product §2); a path stands nowhere else. */
export const paths = {
  home: '/',
  logIn: '/logo',
  register: '/login',
  resetSession: '/init',
  language: '/lang',

  gameOdds: '/home/gameOdds',
  gameRules: '/home/gameplay',
  profitStatistics: '/home/statistical',

  room: '/order',
  roomLobby: '/order/room',
  roomChat: '/order/chatRoom',
  roomBetting: '/order/betting',
  roomTrend: '/order/trend',
  roomPastDraws: '/order/past',
  roomBets: '/order/record',
  roomChases: '/order/chasingRecord',
  roomRules: '/order/gameplay',
  pastBets: '/order/betting/past',
  chatRoom: '/cchatRoom',

  bettingRecord: '/record',
  betDetail: '/record/detail',
  chaseRecord: '/chasingRecord',
  chaseDetail: '/chasingRecordDetail',

  deposit: '/recharge',
  depositRecord: '/recharge/record',
  depositDetail: '/recharge/detail',
  depositOther: '/recharge/other',
  withdraw: '/withdraw',
  withdrawalRecord: '/withdraw/list',
  withdrawalDetail: '/withdraw/detail',
  addressBook: '/address',
  addAddress: '/address/add',

  my: '/center',
  settings: '/setting',
  messages: '/message',
  accountSecurity: '/accountSecurity',
  loginPassword: '/accountSecurity/logoPwdEdit',
  transactionPassword: '/accountSecurity/dealPwdEdit',

  aboutUs: '/aboutUs',
  helpCenter: '/helpCenter',
  helpPasswords: '/helpCenter/pwd',
  helpDeposits: '/helpCenter/recharge',
  helpCryptocurrency: '/helpCenter/virtual',
  helpWithdrawals: '/helpCenter/withdrawMoney',
  humanService: '/kefu',
  customerService: '/customerService',
} as const;

export type AppPath = (typeof paths)[keyof typeof paths];

/** Screens about one bet, chase, deposit or withdrawal, which they find by the parameter `id`. */
type DetailPath = (typeof paths)['betDetail' | 'chaseDetail' | 'depositDetail' | 'withdrawalDetail'];

/** The way to the detail of one thing; the screen reads `id` from the search parameters. */
export function detailPath(path: DetailPath, id: string | number): string {
  return `${path}?${new URLSearchParams({ id: String(id) })}`;
}
