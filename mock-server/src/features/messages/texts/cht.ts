import type { MessageTexts } from './zh.ts';

/** Traditional Chinese. */
export const cht: MessageTexts = {
  sender: '加拿大28',
  messages: {
    demoCredit: {
      title: '示範資金已到帳',
      text: '{amount} USDT 示範資金已存入您的餘額，僅供體驗，並非真實資金。',
    },
    depositSucceeded: { title: '儲值成功', text: '您儲值的 {amount} USDT 已到帳。訂單編號 {orderId}。' },
    depositBonus: {
      title: '儲值贈金已到帳',
      text: '本次儲值的贈金 {amount} USDT 已存入您的餘額。訂單編號 {orderId}。',
    },
    depositFailed: {
      title: '儲值失敗',
      text: '您儲值的 {amount} USDT 未能到帳，如已付款請聯絡客服。訂單編號 {orderId}。',
    },
    depositCancelled: { title: '儲值已取消', text: '您 {amount} USDT 的儲值已取消。訂單編號 {orderId}。' },
    depositExpired: {
      title: '儲值已過期',
      text: '您 {amount} USDT 的儲值24小時內未付款，已自動取消。訂單編號 {orderId}。',
    },
    withdrawalApproved: {
      title: '提領審核通過',
      text: '您 {amount} USDT 的提領已通過審核，正在等待撥款。訂單編號 {orderId}。',
    },
    withdrawalPaid: {
      title: '提領已到帳',
      text: '{received} USDT 已匯出，手續費 {fee} USDT。訂單編號 {orderId}。',
    },
    withdrawalRejected: {
      title: '提領審核未通過',
      text: '您的提領未通過審核，{amount} USDT 已全額退回可用餘額。訂單編號 {orderId}。',
    },
    withdrawalFailed: {
      title: '提領撥款失敗',
      text: '您的提領未能匯出，{amount} USDT 已全額退回可用餘額。訂單編號 {orderId}。',
    },
    passwordChanged: {
      title: '登入密碼已修改',
      text: '您的登入密碼已修改，其他裝置已登出。如非本人操作，請立即聯絡客服。',
    },
    payPasswordSet: { title: '交易密碼已設定', text: '您已設定交易密碼。如非本人操作，請立即聯絡客服。' },
    payPasswordChanged: {
      title: '交易密碼已修改',
      text: '您的交易密碼已修改。如非本人操作，請立即聯絡客服。',
    },
    loginPasswordGuessed: {
      title: '您的帳戶多次登入失敗',
      text: '過去一小時內，您的登入密碼被多次輸錯，新的登入已暫停，您已登入的裝置不受影響。如非本人操作，請修改登入密碼。',
    },
    payPasswordLocked: {
      title: '交易密碼已鎖定',
      text: '您的交易密碼在一天內被多次輸錯，現已鎖定，請聯絡客服解鎖。如非本人操作，請立即修改登入密碼。',
    },
    playLimitsChanged: {
      title: '限額設定已更新',
      text: '您的限額設定已更新：更嚴格的限額立即生效，更寬鬆的限額在24小時後生效。',
    },
    timeOutStarted: {
      title: '暫停已開始',
      text: '您已設定暫停至 {until}（UTC+8），在此之前無法投注和儲值，且不能縮短。',
    },
    chaseFinished: {
      title: '追號已結束',
      text: '追號 {chaseId} 已結束：投注 {staked} USDT，中獎 {won} USDT，退回 {returned} USDT。',
    },
    chaseStopped: {
      title: '追號已停止',
      text: '追號 {chaseId} 已停止：投注 {staked} USDT，中獎 {won} USDT，退回 {returned} USDT。',
    },
    issueVoided: {
      title: '第{issueCode}期已作廢',
      text: '第{issueCode}期作廢，您在該期的投注 {amount} USDT 已全額退回。',
    },
    accountRenewed: {
      title: '您的帳號已更新',
      text: '示範者切換到了另一個時刻：您的名字不變，背後是一個附全新示範資金的新帳號。',
    },
    demoWentBack: {
      title: '示範回到了先前',
      text: '示範者讓示範回到了先前的時刻：您的帳號恢復為當時的狀態，之後的投注不再計入。',
    },
  },
};
