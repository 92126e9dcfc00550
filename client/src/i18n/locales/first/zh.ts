/** What the first screen and the frame around every screen say, in the reference; each page's own words stand in `../zh.ts`. */
export const zhFirst = {
  'address.add.title': '添加地址',
  'address.list.title': '地址簿',

  'app.crash.reload': '重新加载',
  'app.crash.text': '页面出了点问题，您的资金和记录不受影响。请重新加载。',
  'app.crash.title': '页面无法显示',
  'app.over.text': '感谢您的参与！',
  'app.over.title': '演示已结束',
  'app.title.page': '{{page}} · {{product}}',

  'auth.account.title': '账号',
  'auth.reset.title': '重新开始',

  'betting.past.title': '往期投注',
  'betting.room.bet': '投注',
  'betting.room.chat': '聊天',
  'betting.room.label': '投注厅',
  'betting.room.lobby': '大厅',
  'betting.room.orders': '注单',
  'betting.room.past': '往期',
  'betting.room.rules': '规则',
  'betting.room.trend': '走势',

  'chasing.detail.title': '追号详情',

  'chat.room.title': '聊天室',

  'common.action.cancel': '取消',
  'common.action.confirm': '确认',
  'common.list.failed': '加载失败',
  'common.money.available': '可用余额',
  'common.tab.deposit': '充值',
  'common.tab.home': '首页',
  'common.tab.label': '主导航',
  'common.tab.my': '我的',

  'deposit.screen.other': '没有 USDT？充值没到账？',
  'deposit.screen.title': '充值 USDT',

  'error.request.failed': '检测到请求错误，请检查网络',
  'error.request.interfaceDetail': '检测到接口错误：{{detail}}',
  'error.request.unreadable': '检测到接口错误，请稍后再试',
  'error.session.logInFirst': '请先登录',

  'finance.detail.deposit': '充值详情',
  'finance.detail.withdrawal': '提现详情',
  'finance.record.deposits': '充值记录',
  'finance.record.withdrawals': '提现记录',

  'game.bet.now': '立即投注',
  'game.bet.record': '投注记录',
  'game.chase.name': '追号',
  'game.chase.record': '追号记录',
  'game.choice.big': '大',
  'game.choice.bigEven': '大双',
  'game.choice.bigOdd': '大单',
  'game.choice.even': '双',
  'game.choice.extremeBig': '极大',
  'game.choice.extremeSmall': '极小',
  'game.choice.odd': '单',
  'game.choice.small': '小',
  'game.choice.smallEven': '小双',
  'game.choice.smallOdd': '小单',
  'game.issue.closesIn': '距封盘',
  'game.issue.drawing': '开奖中…',
  'game.issue.drawsIn': '距开奖',
  'game.issue.maintenance': '维护中',
  'game.issue.name': '第{{issue}}期',
  'game.issue.salesOver': '已停售',
  'game.issue.sealed': '已封盘',
  'game.name': '加拿大28',
  'game.odds.name': '赔率',
  'game.result.forced': '测试指定',
  'game.result.latest': '最近开奖',
  'game.result.none': '还没有开奖结果',

  'help.about.title': '关于我们',
  'help.center.title': '帮助中心',
  'help.human.title': '人工客服',
  'help.service.title': '客户服务',
  'help.topic.cryptocurrency': '什么是虚拟货币',
  'help.topic.deposits': '充值问题',
  'help.topic.passwords': '密码问题',
  'help.topic.withdrawals': '提现问题',

  'home.hero.interval': '约每{{minutes}}分钟一期',
  'home.hero.lastResult': '上期结果 · 第{{issue}}期',
  'home.hero.maintenanceAt': '{{time}} 起维护',
  'home.hero.open': '投注中',
  'home.hero.opensAt': '{{time}} 开盘',
  'home.hero.opensIn': '距开盘',
  'home.hero.ordered_other': '已有{{people}}人投注',
  'home.notice.label': '公告',
  'home.tile.label': '游戏服务',
  'home.tile.profit': '盈利统计',

  'lang.screen.failed': '语言包加载失败，请检查网络后重试',

  'lang.screen.title': '选择语言',

  'messages.screen.title': '消息中心',

  'notFound.screen.home': '回到首页',
  'notFound.screen.text': '您访问的页面不存在或已移动',
  'notFound.screen.title': '页面不存在',

  'record.detail.title': '投注详情',

  'rules.screen.title': '玩法规则',

  'security.login.change': '修改登录密码',
  'security.pay.name': '交易密码',
  'security.screen.title': '账户安全',

  'session.inactive.text': '您长时间未操作，为保障资金安全已为您退出登录',
  'session.logIn.action': '登录',
  'session.logIn.later': '稍后',
  'session.logIn.text': '请登录后再继续操作',
  'session.logOut.done': '已退出登录',
  'session.maintenance.text': '系统维护中，请稍后再试',

  'settings.screen.title': '设置',

  'statistics.screen.title': '盈利统计',

  'ui.countdown.minutesLeft_other': '剩余{{count}}分钟',
  'ui.demo.badge': '演示',
  'ui.demo.hint': '演示环境，不涉及真实资金',
  'ui.demo.ready': '演示账号已开通，余额 {{amount}} USDT',
  'ui.demo.try': '用演示资金试玩',
  'ui.demo.tryNote': '一键开始，无需注册。仅限年满18周岁者。',
  'ui.dialog.close': '关闭',
  'ui.list.retry': '重试',
  'ui.loading.label': '加载中',
  'ui.navigation.back': '返回',
  'ui.toast.dismiss': '关闭提示',
  'ui.toast.region': '通知',

  'withdraw.screen.title': '提现 USDT',
} as const;

type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/** The texts of one language with the keys of the reference; only a language with a singular, English, adds the forms that end in `_one`. */
export type TextsLike<Reference> = Record<keyof Reference, string> &
  Partial<Record<`${PluralStem<keyof Reference>}_one`, string>>;

export type FirstTexts = TextsLike<typeof zhFirst>;
