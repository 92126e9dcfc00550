import type { FirstTexts } from './zh.ts';

/** Japanese. */
export const jpFirst: FirstTexts = {
  'address.add.title': 'アドレスを追加',
  'address.list.title': 'アドレス帳',

  'app.crash.reload': '再読み込み',
  'app.crash.text': 'ページで問題が発生しました。資金や履歴に影響はありません。再読み込みしてください。',
  'app.crash.title': 'ページを表示できません',
  'app.over.text': 'ご参加ありがとうございました！',
  'app.over.title': 'デモは終了しました',
  'app.title.page': '{{page}} · {{product}}',

  'auth.account.title': 'アカウント',
  'auth.reset.title': 'ログアウト',

  'betting.past.title': '過去のベット',
  'betting.room.bet': 'ベット',
  'betting.room.chat': 'チャット',
  'betting.room.label': 'ベットルーム',
  'betting.room.lobby': 'ロビー',
  'betting.room.orders': 'ベット履歴',
  'betting.room.past': '過去の結果',
  'betting.room.rules': 'ルール',
  'betting.room.trend': '推移',

  'chasing.detail.title': '追いベット詳細',

  'chat.room.title': 'チャット',

  'common.action.cancel': 'キャンセル',
  'common.action.confirm': '確認',
  'common.list.failed': '読み込めませんでした',
  'common.money.available': '利用可能残高',
  'common.tab.deposit': '入金',
  'common.tab.home': 'ホーム',
  'common.tab.label': 'メインナビゲーション',
  'common.tab.my': 'マイページ',

  'deposit.screen.other': 'USDTがない・入金が反映されない',
  'deposit.screen.title': 'USDTの入金',

  'error.request.failed': '通信エラーです。通信環境をご確認ください',
  'error.request.interfaceDetail': 'サーバーエラーが発生しました：{{detail}}',
  'error.request.unreadable': 'サーバーエラーが発生しました。しばらくしてからもう一度お試しください',
  'error.session.logInFirst': '先にログインしてください',

  'finance.detail.deposit': '入金詳細',
  'finance.detail.withdrawal': '出金詳細',
  'finance.record.deposits': '入金履歴',
  'finance.record.withdrawals': '出金履歴',

  'game.bet.now': '今すぐベット',
  'game.bet.record': 'ベット履歴',
  'game.chase.name': '追いベット',
  'game.chase.record': '追いベット履歴',
  'game.choice.big': '大',
  'game.choice.bigEven': '大・偶',
  'game.choice.bigOdd': '大・奇',
  'game.choice.even': '偶数',
  'game.choice.extremeBig': '極大',
  'game.choice.extremeSmall': '極小',
  'game.choice.odd': '奇数',
  'game.choice.small': '小',
  'game.choice.smallEven': '小・偶',
  'game.choice.smallOdd': '小・奇',
  'game.issue.closesIn': '締切まで',
  'game.issue.drawing': '抽選中…',
  'game.issue.drawsIn': '抽選まで',
  'game.issue.maintenance': 'メンテナンス中',
  'game.issue.name': '第{{issue}}回',
  'game.issue.salesOver': '受付停止中',
  'game.issue.sealed': '受付終了',
  'game.name': 'カナダ28',
  'game.odds.name': 'オッズ',
  'game.result.forced': 'テスト指定',
  'game.result.latest': '最新の抽選結果',
  'game.result.none': 'まだ抽選結果がありません',

  'help.about.title': 'このアプリについて',
  'help.center.title': 'ヘルプセンター',
  'help.human.title': 'オペレーターに相談',
  'help.service.title': 'カスタマーサポート',
  'help.topic.cryptocurrency': '暗号資産とは',
  'help.topic.deposits': '入金について',
  'help.topic.passwords': 'パスワードについて',
  'help.topic.withdrawals': '出金について',

  'home.hero.interval': '約{{minutes}}分ごと',
  'home.hero.lastResult': '前回の結果 · 第{{issue}}回',
  'home.hero.maintenanceAt': '{{time}}からメンテナンス',
  'home.hero.open': '受付中',
  'home.hero.opensAt': '{{time}} 受付開始',
  'home.hero.opensIn': '受付開始まで',
  'home.hero.ordered_other': 'すでに{{people}}人がベットしました',
  'home.notice.label': 'お知らせ',
  'home.tile.label': 'ゲームについて',
  'home.tile.profit': '損益統計',

  'lang.screen.failed': '言語を読み込めませんでした。通信環境を確認して再度お試しください',

  'lang.screen.title': '言語の選択',

  'messages.screen.title': 'お知らせ',

  'notFound.screen.home': 'ホームへ戻る',
  'notFound.screen.text': 'お探しのページは存在しないか、移動しました',
  'notFound.screen.title': 'ページが見つかりません',

  'record.detail.title': 'ベット詳細',

  'rules.screen.title': 'ルール',

  'security.login.change': 'ログインパスワードの変更',
  'security.pay.name': '取引パスワード',
  'security.screen.title': 'アカウントセキュリティ',

  'session.inactive.text': '長時間操作がなかったため、資金を守るためにログアウトしました',
  'session.logIn.action': 'ログイン',
  'session.logIn.later': 'あとで',
  'session.logIn.text': '操作を続けるには、ログインしてください',
  'session.logOut.done': 'ログアウトしました',
  'session.maintenance.text': 'ただいまメンテナンス中です。しばらくしてからもう一度お試しください。',

  'settings.screen.title': '設定',

  'statistics.screen.title': '損益統計',

  'ui.countdown.minutesLeft_other': '残り{{count}}分',
  'ui.demo.badge': 'デモ',
  'ui.demo.hint': 'デモ環境です。実際のお金は動きません',
  'ui.demo.ready': 'デモアカウントを用意しました。残高 {{amount}} USDT',
  'ui.demo.try': 'デモ資金で試してみる',
  'ui.demo.tryNote': 'ワンタップで開始、登録不要。18歳以上限定。',
  'ui.dialog.close': '閉じる',
  'ui.list.retry': '再試行',
  'ui.loading.label': '読み込み中',
  'ui.navigation.back': '戻る',
  'ui.toast.dismiss': '通知を閉じる',
  'ui.toast.region': '通知',

  'withdraw.screen.title': 'USDTの出金',
};
