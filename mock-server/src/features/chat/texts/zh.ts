/** Simplified Chinese, the reference: the other languages have its keys. */
export const zh = {
  lines: {
    welcome: '欢迎来到聊天室！请友善交流，不要透露密码、验证码等个人信息。客服不会在这里联系您。祝您好运。',
    betPlaced: '{name} 刚投注了 {amount} USDT：{choice}',
  },
};

/** What each language has. */
export type ChatTexts = {
  readonly [Part in keyof typeof zh]: { readonly [Name in keyof (typeof zh)[Part]]: string };
};
