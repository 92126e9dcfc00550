import type { ChatTexts } from './zh.ts';

/** Traditional Chinese. */
export const cht: ChatTexts = {
  lines: {
    welcome: '歡迎來到聊天室！請友善交流，不要透露密碼、驗證碼等個人資訊。客服不會在這裡聯絡您。祝您好運。',
    betPlaced: '{name} 剛投注了 {amount} USDT：{choice}',
  },
};
