import { CirclePlus, House, UserRound } from 'lucide-react';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.ts';
import { lazyFirstScreen, lazyScreen } from './lazy-screen.ts';
import { SERVICE_ROUTES } from './service-routes.tsx';

/** What is a player's own: records, money, security. */
const MEMBERS_ROUTES: readonly AppRoute[] = [
  {
    path: paths.profitStatistics,
    titleKey: 'statistics.screen.title',
    screen: lazyScreen(() => import('../features/statistics/statistics-screen.tsx'), 'StatisticsScreen'),
  },
  {
    path: paths.pastBets,
    titleKey: 'betting.past.title',
    screen: lazyScreen(() => import('../features/betting/past-bets-screen.tsx'), 'PastBetsScreen'),
  },
  {
    path: paths.bettingRecord,
    titleKey: 'game.bet.record',
    screen: lazyScreen(() => import('../features/betting/bet-record-screen.tsx'), 'BetRecordScreen'),
  },
  {
    path: paths.betDetail,
    titleKey: 'record.detail.title',
    screen: lazyScreen(() => import('../features/betting/bet-detail-screen.tsx'), 'BetDetailScreen'),
  },
  {
    path: paths.chaseRecord,
    titleKey: 'game.chase.record',
    screen: lazyScreen(() => import('../features/chasing/chase-record-screen.tsx'), 'ChaseRecordScreen'),
  },
  {
    path: paths.chaseDetail,
    titleKey: 'chasing.detail.title',
    screen: lazyScreen(() => import('../features/chasing/chase-detail-screen.tsx'), 'ChaseDetailScreen'),
  },
  {
    path: paths.depositRecord,
    titleKey: 'finance.record.deposits',
    screen: lazyScreen(() => import('../features/finance/order-record-screen.tsx'), 'DepositRecordScreen'),
  },
  {
    path: paths.depositDetail,
    titleKey: 'finance.detail.deposit',
    screen: lazyScreen(() => import('../features/finance/order-detail-screen.tsx'), 'DepositDetailScreen'),
  },
  {
    path: paths.withdraw,
    titleKey: 'withdraw.screen.title',
    screen: lazyScreen(() => import('../features/withdrawals/withdraw-screen.tsx'), 'WithdrawScreen'),
  },
  {
    path: paths.withdrawalRecord,
    titleKey: 'finance.record.withdrawals',
    screen: lazyScreen(() => import('../features/finance/order-record-screen.tsx'), 'WithdrawalRecordScreen'),
  },
  {
    path: paths.withdrawalDetail,
    titleKey: 'finance.detail.withdrawal',
    screen: lazyScreen(() => import('../features/finance/order-detail-screen.tsx'), 'WithdrawalDetailScreen'),
  },
  {
    path: paths.addressBook,
    titleKey: 'address.list.title',
    screen: lazyScreen(() => import('../features/addresses/address-book-screen.tsx'), 'AddressBookScreen'),
  },
  {
    path: paths.addAddress,
    titleKey: 'address.add.title',
    screen: lazyScreen(() => import('../features/addresses/add-address-screen.tsx'), 'AddAddressScreen'),
  },
  {
    path: paths.accountSecurity,
    titleKey: 'security.screen.title',
    screen: lazyScreen(() => import('../screens/account-security-screen.tsx'), 'AccountSecurityScreen'),
  },
  {
    path: paths.loginPassword,
    titleKey: 'security.login.change',
    screen: lazyScreen(() => import('../features/security/login-password-screen.tsx'), 'LoginPasswordScreen'),
  },
  {
    path: paths.transactionPassword,
    titleKey: 'security.pay.name',
    screen: lazyScreen(() => import('../features/security/pay-password-screen.tsx'), 'PayPasswordScreen'),
  },
];

/** The screens there are; every other path shows the not-found screen. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: paths.home,
    titleKey: 'common.tab.home',
    screen: lazyFirstScreen(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
    tab: { labelKey: 'common.tab.home', icon: <House /> },
  },
  {
    path: paths.deposit,
    titleKey: 'deposit.screen.title',
    isMembersOnly: true,
    screen: lazyScreen(() => import('../features/deposits/deposit-screen.tsx'), 'DepositScreen'),
    tab: { labelKey: 'common.tab.deposit', icon: <CirclePlus /> },
  },
  {
    path: paths.my,
    titleKey: 'common.tab.my',
    screen: lazyScreen(() => import('../features/profile/my-screen.tsx'), 'MyScreen'),
    tab: { labelKey: 'common.tab.my', icon: <UserRound /> },
  },
  {
    path: paths.room,
    titleKey: 'betting.room.label',
    screen: lazyScreen(() => import('../screens/room/room-screen.tsx'), 'RoomScreen'),
    children: [
      {
        path: paths.roomLobby,
        titleKey: 'betting.room.lobby',
        screen: lazyScreen(() => import('../screens/room/room-lobby.tsx'), 'RoomLobby'),
      },
      {
        path: paths.roomBetting,
        titleKey: 'betting.room.bet',
        screen: lazyScreen(() => import('../screens/room/room-betting.tsx'), 'RoomBetting'),
      },
      {
        path: paths.roomTrend,
        titleKey: 'betting.room.trend',
        screen: lazyScreen(() => import('../features/draws/trend/trend-screen.tsx'), 'TrendScreen'),
      },
      {
        path: paths.roomPastDraws,
        titleKey: 'betting.room.past',
        screen: lazyScreen(() => import('../features/draws/past-draws-screen.tsx'), 'PastDrawsScreen'),
      },
      {
        path: paths.roomBets,
        titleKey: 'betting.room.orders',
        isMembersOnly: true,
        screen: lazyScreen(() => import('../features/betting/bet-record-screen.tsx'), 'RoomBets'),
      },
      {
        path: paths.roomChases,
        titleKey: 'game.chase.name',
        isMembersOnly: true,
        screen: lazyScreen(() => import('../features/chasing/chase-record-screen.tsx'), 'RoomChases'),
      },
      {
        path: paths.roomRules,
        titleKey: 'betting.room.rules',
        screen: lazyScreen(() => import('../screens/rules-screen.tsx'), 'RoomRules'),
      },
      {
        path: paths.roomChat,
        titleKey: 'betting.room.chat',
        screen: lazyScreen(() => import('../features/chat/chat-screen.tsx'), 'ChatRoom'),
      },
    ],
  },
  {
    path: paths.gameOdds,
    titleKey: 'game.odds.name',
    screen: lazyScreen(() => import('../features/betting/odds-screen.tsx'), 'OddsScreen'),
  },
  {
    path: paths.gameRules,
    titleKey: 'rules.screen.title',
    screen: lazyScreen(() => import('../screens/rules-screen.tsx'), 'RulesScreen'),
  },
  {
    path: paths.depositOther,
    titleKey: 'deposit.screen.other',
    screen: lazyScreen(() => import('../features/deposits/other-ways-screen.tsx'), 'OtherWaysScreen'),
  },
  ...MEMBERS_ROUTES.map((route) => ({ ...route, isMembersOnly: true })),
  ...SERVICE_ROUTES,
  {
    path: paths.logIn,
    titleKey: 'session.logIn.action',
    screen: lazyScreen(() => import('../features/auth/log-in-screen.tsx'), 'LogInScreen'),
  },
  {
    path: paths.register,
    titleKey: 'auth.account.title',
    screen: lazyScreen(() => import('../features/auth/account-screen.tsx'), 'AccountScreen'),
  },
  {
    path: paths.resetSession,
    titleKey: 'auth.reset.title',
    screen: lazyScreen(() => import('../features/auth/reset-session-screen.tsx'), 'ResetSessionScreen'),
  },
  {
    path: paths.language,
    titleKey: 'lang.screen.title',
    screen: lazyScreen(() => import('../features/language/language-screen.tsx'), 'LanguageScreen'),
  },
];

const flatten = (routes: readonly AppRoute[]): AppRoute[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

const byPath = new Map(flatten(ROUTES).map((route) => [normalPath(route.path), route]));

/** The tabs of the main navigation that have a screen, in their order. */
export const TAB_ROUTES = ROUTES.filter((route) => route.tab !== undefined);

/** The route of a path, however the address bar spells it; undefined where there is no such screen. */
export function findRoute(pathname: string): AppRoute | undefined {
  return byPath.get(normalPath(pathname));
}

function normalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}
