import type { ChatTexts } from './zh.ts';

/** Japanese. */
export const jp: ChatTexts = {
  lines: {
    welcome:
      'チャットルームへようこそ！お互いに思いやりを持って会話をお楽しみください。パスワードや認証コードは書き込まないでください。カスタマーサポートがここからご連絡することはありません。幸運を祈ります。',
    betPlaced: '{name}さんが{choice}に{amount} USDTをベットしました',
  },
  choices: {
    odd: '奇数',
    even: '偶数',
    small: '小',
    big: '大',
    extremeSmall: '極小',
    extremeBig: '極大',
    bigOdd: '大・奇',
    bigEven: '大・偶',
    smallOdd: '小・奇',
    smallEven: '小・偶',
  },
};
