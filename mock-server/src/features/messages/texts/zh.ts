/**
 * Simplified Chinese, the reference: the other languages have its keys. `{words}` are filled in from a message's details:
 * sums (`amount`, `fee`, …) are in USDT, `until` is a time in UTC+8, written as the language does, ids as the player sees
 * them.
 */
export const zh = {
  sender: '加拿大28',
  messages: {
    demoCredit: {
      title: '演示资金已到账',
      text: '{amount} USDT 演示资金已存入您的余额，仅供体验，并非真实资金。',
    },
    depositSucceeded: { title: '充值成功', text: '您充值的 {amount} USDT 已到账。订单号 {orderId}。' },
    depositBonus: {
      title: '充值赠金已到账',
      text: '本次充值的赠金 {amount} USDT 已存入您的余额。订单号 {orderId}。',
    },
    depositFailed: {
      title: '充值失败',
      text: '您充值的 {amount} USDT 未能到账，如已付款请联系客服。订单号 {orderId}。',
    },
    depositCancelled: { title: '充值已取消', text: '您 {amount} USDT 的充值已取消。订单号 {orderId}。' },
    depositExpired: {
      title: '充值已过期',
      text: '您 {amount} USDT 的充值24小时内未付款，已自动取消。订单号 {orderId}。',
    },
    withdrawalApproved: {
      title: '提现审核通过',
      text: '您 {amount} USDT 的提现已通过审核，正在等待打款。订单号 {orderId}。',
    },
    withdrawalPaid: {
      title: '提现已到账',
      text: '{received} USDT 已汇出，手续费 {fee} USDT。订单号 {orderId}。',
    },
    withdrawalRejected: {
      title: '提现审核未通过',
      text: '您的提现未通过审核，{amount} USDT 已全额退回可用余额。订单号 {orderId}。',
    },
    withdrawalFailed: {
      title: '提现打款失败',
      text: '您的提现未能汇出，{amount} USDT 已全额退回可用余额。订单号 {orderId}。',
    },
    passwordChanged: {
      title: '登录密码已修改',
      text: '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服。',
    },
    payPasswordSet: { title: '交易密码已设置', text: '您已设置交易密码。如非本人操作，请立即联系客服。' },
    payPasswordChanged: {
      title: '交易密码已修改',
      text: '您的交易密码已修改。如非本人操作，请立即联系客服。',
    },
    loginPasswordGuessed: {
      title: '您的账户多次登录失败',
      text: '过去一小时内，您的登录密码被多次输错，新的登录已暂停，您已登录的设备不受影响。如非本人操作，请修改登录密码。',
    },
    payPasswordLocked: {
      title: '交易密码已锁定',
      text: '您的交易密码在一天内被多次输错，现已锁定，请联系客服解锁。如非本人操作，请立即修改登录密码。',
    },
    playLimitsChanged: {
      title: '限额设置已更新',
      text: '您的限额设置已更新：更严格的限额立即生效，更宽松的限额在24小时后生效。',
    },
    timeOutStarted: {
      title: '暂停已开始',
      text: '您已设置暂停至 {until}（UTC+8），在此之前无法投注和充值，且不能缩短。',
    },
    chaseFinished: {
      title: '追号已结束',
      text: '追号 {chaseId} 已结束：投注 {staked} USDT，中奖 {won} USDT，退回 {returned} USDT。',
    },
    chaseStopped: {
      title: '追号已停止',
      text: '追号 {chaseId} 已停止：投注 {staked} USDT，中奖 {won} USDT，退回 {returned} USDT。',
    },
    issueVoided: {
      title: '第{issueCode}期已作废',
      text: '第{issueCode}期作废，您在该期的投注 {amount} USDT 已全额退回。',
    },
    accountRenewed: {
      title: '您的账号已更新',
      text: '演示者切换到了另一个时刻：您的名字不变，背后是一个带全新演示资金的新账号。',
    },
    demoWentBack: {
      title: '演示回到了之前',
      text: '演示者让演示回到了之前的时刻：您的账号恢复为当时的状态，之后的投注不再计入。',
    },
  },
} as const;

/** What each language has: who the messages are from, and what they say. */
export type MessageTexts = {
  readonly sender: string;
  readonly messages: Readonly<
    Record<keyof typeof zh.messages, { readonly title: string; readonly text: string }>
  >;
};
