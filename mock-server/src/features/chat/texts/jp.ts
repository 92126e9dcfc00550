import type { ChatTexts } from './zh.ts';

/** Japanese. */
export const jp: ChatTexts = {
  lines: {
    welcome:
      'チャットルームへようこそ！お互いに思いやりを持って会話をお楽しみください。パスワードや認証コードは書き込まないでください。カスタマーサポートがここからご連絡することはありません。幸運を祈ります。',
    betPlaced: '{name}さんが{choice}に{amount} USDTをベットしました',
  },
};
