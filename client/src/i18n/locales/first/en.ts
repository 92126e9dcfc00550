import type { FirstTexts } from './zh.ts';

/** English. */
export const enFirst: FirstTexts = {
  'address.add.title': 'Add an address',
  'address.list.title': 'Address book',

  'app.crash.reload': 'Reload',
  'app.crash.text':
    'Something went wrong on this page. Your funds and records are not affected. Please reload.',
  'app.crash.title': 'This page cannot be shown',
  'app.over.text': 'Thank you for playing along!',
  'app.over.title': 'The demo has ended',
  'app.title.page': '{{page}} · {{product}}',

  'auth.account.title': 'Account',
  'auth.reset.title': 'Starting over',

  'betting.past.title': 'Past bets',
  'betting.room.bet': 'Bet',
  'betting.room.chat': 'Chat',
  'betting.room.label': 'Betting room',
  'betting.room.lobby': 'Lobby',
  'betting.room.orders': 'My bets',
  'betting.room.past': 'Past draws',
  'betting.room.rules': 'Rules',
  'betting.room.trend': 'Trend',

  'chasing.detail.title': 'Chase details',

  'chat.room.title': 'Chat',

  'common.action.cancel': 'Cancel',
  'common.action.confirm': 'Confirm',
  'common.list.failed': 'Could not load',
  'common.money.available': 'Available',
  'common.tab.deposit': 'Deposit',
  'common.tab.home': 'Home',
  'common.tab.label': 'Main navigation',
  'common.tab.my': 'My',

  'deposit.screen.other': 'No USDT yet? Deposit not arrived?',
  'deposit.screen.title': 'Deposit USDT',

  'error.request.failed': 'Request error detected. Please check your connection',
  'error.request.interfaceDetail': 'Detected an interface error: {{detail}}',
  'error.request.unreadable': 'Detected an interface error. Please try again later',
  'error.session.logInFirst': 'Please log in first',

  'finance.detail.deposit': 'Deposit details',
  'finance.detail.withdrawal': 'Withdrawal details',
  'finance.record.deposits': 'Deposit history',
  'finance.record.withdrawals': 'Withdrawal history',

  'game.bet.now': 'Bet now',
  'game.bet.record': 'Betting history',
  'game.chase.name': 'Chase',
  'game.chase.record': 'Chase record',
  'game.choice.big': 'Big',
  'game.choice.bigEven': 'Big-Even',
  'game.choice.bigOdd': 'Big-Odd',
  'game.choice.even': 'Even',
  'game.choice.extremeBig': 'Extreme big',
  'game.choice.extremeSmall': 'Extreme small',
  'game.choice.odd': 'Odd',
  'game.choice.small': 'Small',
  'game.choice.smallEven': 'Small-Even',
  'game.choice.smallOdd': 'Small-Odd',
  'game.issue.closesIn': 'Closes in',
  'game.issue.drawing': 'Drawing…',
  'game.issue.drawsIn': 'Draw in',
  'game.issue.maintenance': 'Maintenance',
  'game.issue.name': 'Issue {{issue}}',
  'game.issue.salesOver': 'Sales over',
  'game.issue.sealed': 'Sealed',
  'game.name': 'Canada 28',
  'game.odds.name': 'Odds',
  'game.result.forced': 'Set by a tester',
  'game.result.latest': 'Latest results',
  'game.result.none': 'No results yet',

  'help.about.title': 'About us',
  'help.center.title': 'Help center',
  'help.human.title': 'Talk to a person',
  'help.service.title': 'Customer service',
  'help.topic.cryptocurrency': 'What is cryptocurrency',
  'help.topic.deposits': 'Deposits',
  'help.topic.passwords': 'Passwords',
  'help.topic.withdrawals': 'Withdrawals',

  'home.hero.interval': 'About every {{minutes}} min',
  'home.hero.lastResult': 'Last result · {{issue}}',
  'home.hero.maintenanceAt': 'Maintenance at {{time}}',
  'home.hero.open': 'Open',
  'home.hero.opensAt': 'Opens at {{time}}',
  'home.hero.opensIn': 'Opens in',
  'home.hero.ordered_one': '{{people}} person has already bet',
  'home.hero.ordered_other': '{{people}} people have already bet',
  'home.notice.label': 'Notice',
  'home.tile.label': 'About the game',
  'home.tile.profit': 'Statistics',

  'lang.screen.failed': 'The language could not be loaded. Check your connection and try again',

  'lang.screen.title': 'Choose a language',

  'messages.screen.title': 'Messages',

  'notFound.screen.home': 'Go home',
  'notFound.screen.text': 'This page does not exist or has moved',
  'notFound.screen.title': 'Page not found',

  'record.detail.title': 'Bet details',

  'rules.screen.title': 'Rules',

  'security.login.change': 'Change login password',
  'security.pay.name': 'Transaction password',
  'security.screen.title': 'Account security',

  'session.inactive.text':
    'No operation for a long time; you have been logged out for the safety of your funds',
  'session.logIn.action': 'Log in',
  'session.logIn.later': 'Not now',
  'session.logIn.text': 'Please log in before proceeding',
  'session.logOut.done': 'Logged out',
  'session.maintenance.text': 'The service is under maintenance. Please try again later.',

  'settings.screen.title': 'Settings',

  'statistics.screen.title': 'Profit statistics',

  'ui.countdown.minutesLeft_one': '{{count}} minute left',
  'ui.countdown.minutesLeft_other': '{{count}} minutes left',
  'ui.demo.badge': 'Demo',
  'ui.demo.hint': 'Demo: no real money is involved',
  'ui.demo.ready': 'Your demo account is ready: {{amount}} USDT',
  'ui.demo.try': 'Try it with demo money',
  'ui.demo.tryNote': 'One tap, no sign-up. 18+ only.',
  'ui.dialog.close': 'Close',
  'ui.list.retry': 'Try again',
  'ui.loading.label': 'Loading',
  'ui.navigation.back': 'Back',
  'ui.toast.dismiss': 'Dismiss this message',
  'ui.toast.region': 'Notifications',

  'withdraw.screen.title': 'Withdraw USDT',
};
