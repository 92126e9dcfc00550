import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { MESSAGE_TYPE, type MessageType } from '@canada28/shared/contract/messages.contract.ts';

type Texts = Readonly<Record<LanguageCode, string>>;

/** Who the messages are from. */
export const SENDER: Texts = {
  zh: '加拿大28',
  en: 'Canada 28',
  jp: 'カナダ28',
  kor: '캐나다 28',
  cht: '加拿大28',
};

/** What a message says, in every language; each `{word}` is filled in from the message's details. */
export type MessageTemplateTexts = {
  readonly type: MessageType;
  readonly title: Texts;
  readonly text: Texts;
};

/** Every message the product sends. Sums (`amount`, `fee`, …) are in USDT, `until` is a time in UTC+8, ids as the player sees them. */
export const MESSAGE_TEMPLATES = {
  demoCredit: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '演示资金已到账',
      en: 'Your demo credit has arrived',
      jp: 'デモ資金を付与しました',
      kor: '데모 자금이 지급되었습니다',
      cht: '示範資金已到帳',
    },
    text: {
      zh: '{amount} USDT 演示资金已存入您的余额，仅供体验，并非真实资金。',
      en: 'A demo credit of {amount} USDT was added to your balance. It is play money.',
      jp: 'デモ資金 {amount} USDTを残高に追加しました。お試し用で、実際のお金ではありません。',
      kor: '데모 자금 {amount} USDT가 잔액에 추가되었습니다. 체험용이며 실제 돈이 아닙니다.',
      cht: '{amount} USDT 示範資金已存入您的餘額，僅供體驗，並非真實資金。',
    },
  },
  depositSucceeded: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '充值成功',
      en: 'Deposit received',
      jp: '入金が完了しました',
      kor: '입금이 완료되었습니다',
      cht: '儲值成功',
    },
    text: {
      zh: '您充值的 {amount} USDT 已到账。订单号 {orderId}。',
      en: 'Your deposit of {amount} USDT has arrived. Order number {orderId}.',
      jp: '{amount} USDTの入金が完了しました。取引番号 {orderId}',
      kor: '{amount} USDT 입금이 완료되었습니다. 거래 번호 {orderId}',
      cht: '您儲值的 {amount} USDT 已到帳。訂單編號 {orderId}。',
    },
  },
  depositBonus: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '充值赠金已到账',
      en: 'Your deposit bonus has arrived',
      jp: '入金ボーナスを付与しました',
      kor: '입금 보너스가 지급되었습니다',
      cht: '儲值贈金已到帳',
    },
    text: {
      zh: '本次充值的赠金 {amount} USDT 已存入您的余额。订单号 {orderId}。',
      en: 'A bonus of {amount} USDT for your deposit was added to your balance. Order number {orderId}.',
      jp: '今回の入金のボーナス {amount} USDTを残高に追加しました。取引番号 {orderId}',
      kor: '이번 입금에 대한 보너스 {amount} USDT가 잔액에 추가되었습니다. 거래 번호 {orderId}',
      cht: '本次儲值的贈金 {amount} USDT 已存入您的餘額。訂單編號 {orderId}。',
    },
  },
  depositFailed: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '充值失败',
      en: 'Deposit failed',
      jp: '入金に失敗しました',
      kor: '입금에 실패했습니다',
      cht: '儲值失敗',
    },
    text: {
      zh: '您充值的 {amount} USDT 未能到账，如已付款请联系客服。订单号 {orderId}。',
      en: 'Your deposit of {amount} USDT did not arrive. If you have paid, please contact customer service. Order number {orderId}.',
      jp: '{amount} USDTの入金を確認できませんでした。お支払い済みの場合はカスタマーサポートへご連絡ください。取引番号 {orderId}',
      kor: '{amount} USDT 입금이 확인되지 않았습니다. 이미 송금하셨다면 고객센터로 문의해 주세요. 거래 번호 {orderId}',
      cht: '您儲值的 {amount} USDT 未能到帳，如已付款請聯絡客服。訂單編號 {orderId}。',
    },
  },
  depositCancelled: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '充值已取消',
      en: 'Deposit cancelled',
      jp: '入金がキャンセルされました',
      kor: '입금이 취소되었습니다',
      cht: '儲值已取消',
    },
    text: {
      zh: '您 {amount} USDT 的充值已取消。订单号 {orderId}。',
      en: 'Your deposit of {amount} USDT was cancelled. Order number {orderId}.',
      jp: '{amount} USDTの入金はキャンセルされました。取引番号 {orderId}',
      kor: '{amount} USDT 입금이 취소되었습니다. 거래 번호 {orderId}',
      cht: '您 {amount} USDT 的儲值已取消。訂單編號 {orderId}。',
    },
  },
  depositExpired: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '充值已过期',
      en: 'Deposit expired',
      jp: '入金の期限が切れました',
      kor: '입금 기한이 지났습니다',
      cht: '儲值已過期',
    },
    text: {
      zh: '您 {amount} USDT 的充值24小时内未付款，已自动取消。订单号 {orderId}。',
      en: 'Your deposit of {amount} USDT was not paid within 24 hours and has been cancelled. Order number {orderId}.',
      jp: '{amount} USDTの入金は24時間以内にお支払いがなかったため、自動的にキャンセルされました。取引番号 {orderId}',
      kor: '{amount} USDT 입금이 24시간 안에 확인되지 않아 자동으로 취소되었습니다. 거래 번호 {orderId}',
      cht: '您 {amount} USDT 的儲值24小時內未付款，已自動取消。訂單編號 {orderId}。',
    },
  },
  withdrawalApproved: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '提现审核通过',
      en: 'Withdrawal approved',
      jp: '出金が承認されました',
      kor: '출금이 승인되었습니다',
      cht: '提領審核通過',
    },
    text: {
      zh: '您 {amount} USDT 的提现已通过审核，正在等待打款。订单号 {orderId}。',
      en: 'Your withdrawal of {amount} USDT was approved and awaits payout. Order number {orderId}.',
      jp: '{amount} USDTの出金が承認されました。送金までしばらくお待ちください。取引番号 {orderId}',
      kor: '{amount} USDT 출금이 승인되었습니다. 송금까지 잠시 기다려 주세요. 거래 번호 {orderId}',
      cht: '您 {amount} USDT 的提領已通過審核，正在等待撥款。訂單編號 {orderId}。',
    },
  },
  withdrawalPaid: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '提现已到账',
      en: 'Withdrawal paid',
      jp: '出金が完了しました',
      kor: '출금이 완료되었습니다',
      cht: '提領已到帳',
    },
    text: {
      zh: '{received} USDT 已汇出，手续费 {fee} USDT。订单号 {orderId}。',
      en: '{received} USDT was sent to your address, after a fee of {fee} USDT. Order number {orderId}.',
      jp: '手数料 {fee} USDTを差し引いた {received} USDTを送金しました。取引番号 {orderId}',
      kor: '수수료 {fee} USDT를 제외한 {received} USDT를 송금했습니다. 거래 번호 {orderId}',
      cht: '{received} USDT 已匯出，手續費 {fee} USDT。訂單編號 {orderId}。',
    },
  },
  withdrawalRejected: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '提现审核未通过',
      en: 'Withdrawal rejected',
      jp: '出金が承認されませんでした',
      kor: '출금이 거절되었습니다',
      cht: '提領審核未通過',
    },
    text: {
      zh: '您的提现未通过审核，{amount} USDT 已全额退回可用余额。订单号 {orderId}。',
      en: 'Your withdrawal was not approved. The full {amount} USDT is back in your available balance. Order number {orderId}.',
      jp: '出金は承認されませんでした。{amount} USDTの全額を利用可能残高に戻しました。取引番号 {orderId}',
      kor: '출금이 승인되지 않았습니다. {amount} USDT 전액을 사용 가능 금액으로 돌려드렸습니다. 거래 번호 {orderId}',
      cht: '您的提領未通過審核，{amount} USDT 已全額退回可用餘額。訂單編號 {orderId}。',
    },
  },
  withdrawalFailed: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '提现打款失败',
      en: 'Withdrawal failed',
      jp: '出金の送金に失敗しました',
      kor: '출금 송금에 실패했습니다',
      cht: '提領撥款失敗',
    },
    text: {
      zh: '您的提现未能汇出，{amount} USDT 已全额退回可用余额。订单号 {orderId}。',
      en: 'Your withdrawal could not be paid out. The full {amount} USDT is back in your available balance. Order number {orderId}.',
      jp: '出金を送金できませんでした。{amount} USDTの全額を利用可能残高に戻しました。取引番号 {orderId}',
      kor: '출금을 송금하지 못했습니다. {amount} USDT 전액을 사용 가능 금액으로 돌려드렸습니다. 거래 번호 {orderId}',
      cht: '您的提領未能匯出，{amount} USDT 已全額退回可用餘額。訂單編號 {orderId}。',
    },
  },
  passwordChanged: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '登录密码已修改',
      en: 'Login password changed',
      jp: 'ログインパスワードを変更しました',
      kor: '로그인 비밀번호가 변경되었습니다',
      cht: '登入密碼已修改',
    },
    text: {
      zh: '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服。',
      en: 'Your login password was changed and your other devices were logged out. If this was not you, please contact customer service at once.',
      jp: 'ログインパスワードが変更され、ほかの端末はログアウトされました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
      kor: '로그인 비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터로 문의해 주세요.',
      cht: '您的登入密碼已修改，其他裝置已登出。如非本人操作，請立即聯絡客服。',
    },
  },
  payPasswordSet: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '交易密码已设置',
      en: 'Transaction password set',
      jp: '取引パスワードを設定しました',
      kor: '거래 비밀번호가 설정되었습니다',
      cht: '交易密碼已設定',
    },
    text: {
      zh: '您已设置交易密码。如非本人操作，请立即联系客服。',
      en: 'A transaction password was set for your account. If this was not you, please contact customer service at once.',
      jp: '取引パスワードが設定されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
      kor: '거래 비밀번호가 설정되었습니다. 본인이 설정하지 않았다면 즉시 고객센터로 문의해 주세요.',
      cht: '您已設定交易密碼。如非本人操作，請立即聯絡客服。',
    },
  },
  payPasswordChanged: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '交易密码已修改',
      en: 'Transaction password changed',
      jp: '取引パスワードを変更しました',
      kor: '거래 비밀번호가 변경되었습니다',
      cht: '交易密碼已修改',
    },
    text: {
      zh: '您的交易密码已修改。如非本人操作，请立即联系客服。',
      en: 'Your transaction password was changed. If this was not you, please contact customer service at once.',
      jp: '取引パスワードが変更されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
      kor: '거래 비밀번호가 변경되었습니다. 본인이 변경하지 않았다면 즉시 고객센터로 문의해 주세요.',
      cht: '您的交易密碼已修改。如非本人操作，請立即聯絡客服。',
    },
  },
  loginPasswordGuessed: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '有人多次尝试登录您的账户',
      en: 'Repeated failed log ins to your account',
      jp: 'アカウントへのログインが繰り返し失敗しています',
      kor: '계정 로그인이 여러 번 실패했습니다',
      cht: '有人多次嘗試登入您的帳戶',
    },
    text: {
      zh: '过去一小时内，您的登录密码被多次输错，新的登录已暂停，您已登录的设备不受影响。如非本人操作，请修改登录密码。',
      en: 'Your login password was entered wrongly many times in the past hour. New log ins are paused; devices that are logged in are not affected. If this was not you, please change your login password.',
      jp: '過去1時間に、ログインパスワードが何度も誤って入力されたため、新しいログインを一時停止しました。ログイン中の端末に影響はありません。心当たりがない場合は、ログインパスワードを変更してください。',
      kor: '지난 1시간 동안 로그인 비밀번호가 여러 번 잘못 입력되어 새 로그인이 일시 중지되었습니다. 로그인된 기기에는 영향이 없습니다. 본인이 시도하지 않았다면 로그인 비밀번호를 변경해 주세요.',
      cht: '過去一小時內，您的登入密碼被多次輸錯，新的登入已暫停，您已登入的裝置不受影響。如非本人操作，請修改登入密碼。',
    },
  },
  payPasswordLocked: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '交易密码已锁定',
      en: 'Transaction password locked',
      jp: '取引パスワードをロックしました',
      kor: '거래 비밀번호가 잠겼습니다',
      cht: '交易密碼已鎖定',
    },
    text: {
      zh: '您的交易密码在一天内被多次输错，现已锁定，请联系客服解锁。如非本人操作，请立即修改登录密码。',
      en: 'Your transaction password was entered wrongly many times within a day and is now locked: please contact customer service to unlock it. If this was not you, please change your login password at once.',
      jp: '取引パスワードが1日のうちに何度も誤って入力されたため、ロックしました。解除するにはカスタマーサポートへご連絡ください。心当たりがない場合は、すぐにログインパスワードを変更してください。',
      kor: '하루 동안 거래 비밀번호가 여러 번 잘못 입력되어 잠겼습니다. 잠금을 해제하려면 고객센터로 문의해 주세요. 본인이 시도하지 않았다면 즉시 로그인 비밀번호를 변경해 주세요.',
      cht: '您的交易密碼在一天內被多次輸錯，現已鎖定，請聯絡客服解鎖。如非本人操作，請立即修改登入密碼。',
    },
  },
  playLimitsChanged: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '限额设置已更新',
      en: 'Play limits changed',
      jp: '上限の設定を変更しました',
      kor: '한도 설정이 변경되었습니다',
      cht: '限額設定已更新',
    },
    text: {
      zh: '您的限额设置已更新：更严格的限额立即生效，更宽松的限额在24小时后生效。',
      en: 'Your play limits were changed: stricter ones apply at once, looser ones after 24 hours.',
      jp: '上限の設定を変更しました。厳しくした上限はすぐに、緩めた上限は24時間後に適用されます。',
      kor: '한도 설정이 변경되었습니다. 더 엄격한 한도는 즉시, 완화된 한도는 24시간 후에 적용됩니다.',
      cht: '您的限額設定已更新：更嚴格的限額立即生效，更寬鬆的限額在24小時後生效。',
    },
  },
  timeOutStarted: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '暂停已开始',
      en: 'You are taking a break',
      jp: '休止期間を開始しました',
      kor: '이용 중지가 시작되었습니다',
      cht: '暫停已開始',
    },
    text: {
      zh: '您已设置暂停至 {until}（UTC+8），在此之前无法投注和充值，且不能缩短。',
      en: 'Your break lasts until {until} (UTC+8). Betting and deposits are not possible before then, and a break cannot be shortened.',
      jp: '{until}（UTC+8）まで休止します。それまでベットと入金はできず、期間を短くすることもできません。',
      kor: '{until}(UTC+8)까지 이용이 중지됩니다. 그때까지 베팅과 입금을 할 수 없으며 기간을 줄일 수 없습니다.',
      cht: '您已設定暫停至 {until}（UTC+8），在此之前無法投注和儲值，且不能縮短。',
    },
  },
  chaseFinished: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '追号已结束',
      en: 'Chase finished',
      jp: '追いベットが終了しました',
      kor: '연속 베팅이 종료되었습니다',
      cht: '追號已結束',
    },
    text: {
      zh: '追号 {chaseId} 已结束：投注 {staked} USDT，中奖 {won} USDT，退回 {returned} USDT。',
      en: 'Chase {chaseId} has ended: {staked} USDT staked, {won} USDT won, {returned} USDT returned.',
      jp: '追いベット「{chaseId}」が終了しました。ベット {staked} USDT、払戻 {won} USDT、返還 {returned} USDT',
      kor: '연속 베팅({chaseId})이 종료되었습니다. 베팅 {staked} USDT, 당첨 {won} USDT, 반환 {returned} USDT',
      cht: '追號 {chaseId} 已結束：投注 {staked} USDT，中獎 {won} USDT，退回 {returned} USDT。',
    },
  },
  chaseStopped: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '追号已停止',
      en: 'Chase stopped',
      jp: '追いベットを停止しました',
      kor: '연속 베팅이 중지되었습니다',
      cht: '追號已停止',
    },
    text: {
      zh: '追号 {chaseId} 已停止：投注 {staked} USDT，中奖 {won} USDT，退回 {returned} USDT。',
      en: 'Chase {chaseId} was stopped: {staked} USDT staked, {won} USDT won, {returned} USDT returned.',
      jp: '追いベット「{chaseId}」を停止しました。ベット {staked} USDT、払戻 {won} USDT、返還 {returned} USDT',
      kor: '연속 베팅({chaseId})이 중지되었습니다. 베팅 {staked} USDT, 당첨 {won} USDT, 반환 {returned} USDT',
      cht: '追號 {chaseId} 已停止：投注 {staked} USDT，中獎 {won} USDT，退回 {returned} USDT。',
    },
  },
  issueVoided: {
    type: MESSAGE_TYPE.system,
    title: {
      zh: '第{issueCode}期已作废',
      en: 'Issue {issueCode} is void',
      jp: '第{issueCode}回は無効になりました',
      kor: '{issueCode}회차가 무효 처리되었습니다',
      cht: '第{issueCode}期已作廢',
    },
    text: {
      zh: '第{issueCode}期作废，您在该期的投注 {amount} USDT 已全额退回。',
      en: 'Issue {issueCode} was declared void. Your stake of {amount} USDT on it was returned in full.',
      jp: '第{issueCode}回は無効になりました。この回のベット {amount} USDTは全額返還されました。',
      kor: '{issueCode}회차가 무효 처리되어 해당 회차의 베팅 {amount} USDT를 전액 돌려드렸습니다.',
      cht: '第{issueCode}期作廢，您在該期的投注 {amount} USDT 已全額退回。',
    },
  },
} as const satisfies Record<string, MessageTemplateTexts>;

/** The name of a message. */
export type MessageTemplate = keyof typeof MESSAGE_TEMPLATES;
