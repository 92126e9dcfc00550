import type { MessageTexts } from './zh.ts';

/** Japanese. */
export const jp: MessageTexts = {
  sender: 'カナダ28',
  messages: {
    demoCredit: {
      title: 'デモ資金を付与しました',
      text: 'デモ資金 {amount} USDTを残高に追加しました。お試し用で、実際のお金ではありません。',
    },
    depositSucceeded: {
      title: '入金が完了しました',
      text: '{amount} USDTの入金が完了しました。取引番号 {orderId}',
    },
    depositBonus: {
      title: '入金ボーナスを付与しました',
      text: '今回の入金のボーナス {amount} USDTを残高に追加しました。取引番号 {orderId}',
    },
    depositFailed: {
      title: '入金に失敗しました',
      text: '{amount} USDTの入金を確認できませんでした。お支払い済みの場合はカスタマーサポートへご連絡ください。取引番号 {orderId}',
    },
    depositCancelled: {
      title: '入金がキャンセルされました',
      text: '{amount} USDTの入金はキャンセルされました。取引番号 {orderId}',
    },
    depositExpired: {
      title: '入金の期限が切れました',
      text: '{amount} USDTの入金は24時間以内にお支払いがなかったため、自動的にキャンセルされました。取引番号 {orderId}',
    },
    withdrawalApproved: {
      title: '出金が承認されました',
      text: '{amount} USDTの出金が承認されました。送金までしばらくお待ちください。取引番号 {orderId}',
    },
    withdrawalPaid: {
      title: '出金が完了しました',
      text: '手数料 {fee} USDTを差し引いた {received} USDTを送金しました。取引番号 {orderId}',
    },
    withdrawalRejected: {
      title: '出金が承認されませんでした',
      text: '出金は承認されませんでした。{amount} USDTの全額を利用可能残高に戻しました。取引番号 {orderId}',
    },
    withdrawalFailed: {
      title: '出金の送金に失敗しました',
      text: '出金を送金できませんでした。{amount} USDTの全額を利用可能残高に戻しました。取引番号 {orderId}',
    },
    passwordChanged: {
      title: 'ログインパスワードを変更しました',
      text: 'ログインパスワードが変更され、ほかの端末はログアウトされました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    payPasswordSet: {
      title: '取引パスワードを設定しました',
      text: '取引パスワードが設定されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    payPasswordChanged: {
      title: '取引パスワードを変更しました',
      text: '取引パスワードが変更されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    loginPasswordGuessed: {
      title: 'アカウントへのログインが繰り返し失敗しています',
      text: '過去1時間に、ログインパスワードが何度も誤って入力されたため、新しいログインを一時停止しました。ログイン中の端末に影響はありません。心当たりがない場合は、ログインパスワードを変更してください。',
    },
    payPasswordLocked: {
      title: '取引パスワードをロックしました',
      text: '取引パスワードが1日のうちに何度も誤って入力されたため、ロックしました。解除するにはカスタマーサポートへご連絡ください。心当たりがない場合は、すぐにログインパスワードを変更してください。',
    },
    playLimitsChanged: {
      title: '上限の設定を変更しました',
      text: '上限の設定を変更しました。厳しくした上限はすぐに、緩めた上限は24時間後に適用されます。',
    },
    timeOutStarted: {
      title: '休止期間を開始しました',
      text: '{until}（UTC+8）まで休止します。それまでベットと入金はできず、期間を短くすることもできません。',
    },
    chaseFinished: {
      title: '追いベットが終了しました',
      text: '追いベット「{chaseId}」が終了しました。ベット {staked} USDT、払戻 {won} USDT、返還 {returned} USDT',
    },
    chaseStopped: {
      title: '追いベットを停止しました',
      text: '追いベット「{chaseId}」を停止しました。ベット {staked} USDT、払戻 {won} USDT、返還 {returned} USDT',
    },
    issueVoided: {
      title: '第{issueCode}回は無効になりました',
      text: '第{issueCode}回は無効になりました。この回のベット {amount} USDTは全額返還されました。',
    },
    accountRenewed: {
      title: 'アカウントが新しくなりました',
      text: '発表者がデモを別の時点に切り替えました。お名前はそのままで、新しいデモ資金が付いた新しいアカウントになっています。',
    },
    demoWentBack: {
      title: 'デモが前の時点に戻りました',
      text: '発表者がデモを前の時点に戻しました。アカウントはその時点の状態に戻り、それ以降のベットはなかったことになります。',
    },
  },
};
