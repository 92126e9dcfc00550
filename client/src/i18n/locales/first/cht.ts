import type { FirstTexts } from './zh.ts';

/** Traditional Chinese. */
export const chtFirst: FirstTexts = {
  'address.add.title': '新增地址',
  'address.list.title': '地址簿',

  'app.crash.reload': '重新載入',
  'app.crash.text': '頁面出了點問題，您的資金和記錄不受影響。請重新載入。',
  'app.crash.title': '頁面無法顯示',
  'app.over.text': '感謝您的參與！',
  'app.over.title': '示範已結束',
  'app.title.page': '{{page}} · {{product}}',

  'auth.account.title': '帳號',
  'auth.reset.title': '重新開始',

  'betting.past.title': '往期投注',
  'betting.room.bet': '投注',
  'betting.room.chat': '聊天',
  'betting.room.label': '投注廳',
  'betting.room.lobby': '大廳',
  'betting.room.orders': '注單',
  'betting.room.past': '往期',
  'betting.room.rules': '規則',
  'betting.room.trend': '走勢',

  'chasing.detail.title': '追號詳情',

  'chat.room.title': '聊天室',

  'common.action.cancel': '取消',
  'common.action.confirm': '確認',
  'common.list.failed': '載入失敗',
  'common.money.available': '可用餘額',
  'common.tab.deposit': '儲值',
  'common.tab.home': '首頁',
  'common.tab.label': '主導覽',
  'common.tab.my': '我的',

  'deposit.screen.other': '沒有 USDT？儲值沒到帳？',
  'deposit.screen.title': '儲值 USDT',

  'error.request.failed': '偵測到請求錯誤，請檢查網路',
  'error.request.interfaceDetail': '偵測到介面錯誤：{{detail}}',
  'error.request.unreadable': '偵測到介面錯誤，請稍後再試',
  'error.session.logInFirst': '請先登入',

  'finance.detail.deposit': '儲值詳情',
  'finance.detail.withdrawal': '提領詳情',
  'finance.record.deposits': '儲值記錄',
  'finance.record.withdrawals': '提領記錄',

  'game.bet.now': '立即投注',
  'game.bet.record': '投注記錄',
  'game.chase.name': '追號',
  'game.chase.record': '追號記錄',
  'game.choice.big': '大',
  'game.choice.bigEven': '大雙',
  'game.choice.bigOdd': '大單',
  'game.choice.even': '雙',
  'game.choice.extremeBig': '極大',
  'game.choice.extremeSmall': '極小',
  'game.choice.odd': '單',
  'game.choice.small': '小',
  'game.choice.smallEven': '小雙',
  'game.choice.smallOdd': '小單',
  'game.issue.closesIn': '距封盤',
  'game.issue.drawing': '開獎中…',
  'game.issue.drawsIn': '距開獎',
  'game.issue.maintenance': '維護中',
  'game.issue.name': '第{{issue}}期',
  'game.issue.salesOver': '已停售',
  'game.issue.sealed': '已封盤',
  'game.name': '加拿大28',
  'game.odds.name': '賠率',
  'game.result.forced': '測試指定',
  'game.result.latest': '最近開獎',
  'game.result.none': '還沒有開獎結果',

  'help.about.title': '關於我們',
  'help.center.title': '幫助中心',
  'help.human.title': '人工客服',
  'help.service.title': '客戶服務',
  'help.topic.cryptocurrency': '什麼是虛擬貨幣',
  'help.topic.deposits': '儲值問題',
  'help.topic.passwords': '密碼問題',
  'help.topic.withdrawals': '提領問題',

  'home.hero.interval': '約每{{minutes}}分鐘一期',
  'home.hero.lastResult': '上期結果 · 第{{issue}}期',
  'home.hero.maintenanceAt': '{{time}} 起維護',
  'home.hero.open': '投注中',
  'home.hero.opensAt': '{{time}} 開盤',
  'home.hero.opensIn': '距開盤',
  'home.hero.ordered_other': '已有{{people}}人投注',
  'home.notice.label': '公告',
  'home.tile.label': '遊戲服務',
  'home.tile.profit': '盈利統計',

  'lang.screen.failed': '語言載入失敗，請檢查網路後重試',

  'lang.screen.title': '選擇語言',

  'messages.screen.title': '訊息中心',

  'notFound.screen.home': '回到首頁',
  'notFound.screen.text': '您造訪的頁面不存在或已移動',
  'notFound.screen.title': '頁面不存在',

  'record.detail.title': '投注詳情',

  'rules.screen.title': '玩法規則',

  'security.login.change': '修改登入密碼',
  'security.pay.name': '交易密碼',
  'security.screen.title': '帳戶安全',

  'session.inactive.text': '您長時間未操作，為保障資金安全已為您登出',
  'session.logIn.action': '登入',
  'session.logIn.later': '稍後',
  'session.logIn.text': '請登入後再繼續操作',
  'session.logOut.done': '已登出',
  'session.maintenance.text': '系統維護中，請稍後再試',

  'settings.screen.title': '設定',

  'statistics.screen.title': '盈利統計',

  'ui.countdown.minutesLeft_other': '剩餘{{count}}分鐘',
  'ui.demo.badge': '示範',
  'ui.demo.hint': '示範環境，不涉及真實資金',
  'ui.demo.ready': '示範帳號已開通，餘額 {{amount}} USDT',
  'ui.demo.try': '用示範資金試玩',
  'ui.demo.tryNote': '一鍵開始，無需註冊。僅限年滿18歲者。',
  'ui.dialog.close': '關閉',
  'ui.list.retry': '重試',
  'ui.loading.label': '載入中',
  'ui.navigation.back': '返回',
  'ui.toast.dismiss': '關閉提示',
  'ui.toast.region': '通知',

  'withdraw.screen.title': '提領 USDT',
};
