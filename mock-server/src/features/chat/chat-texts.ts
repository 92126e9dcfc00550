import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** What the room itself says, by the name under which it is stored. A name that was once used stays. */
export const CHAT_TEXTS = {
  welcome: {
    zh: '欢迎来到聊天室！请友善交流，不要透露密码、验证码等个人信息。客服不会在这里联系您。祝您好运。',
    en: 'Welcome to the chat room! Please be kind to each other and keep passwords and codes to yourself. Customer service never contacts you here. Good luck.',
    jp: 'チャットルームへようこそ！お互いに思いやりを持って会話をお楽しみください。パスワードや認証コードは書き込まないでください。カスタマーサポートがここからご連絡することはありません。幸運を祈ります。',
    kor: '채팅방에 오신 것을 환영합니다! 서로 존중하며 대화해 주세요. 비밀번호나 인증 코드는 공개하지 마세요. 고객센터는 여기서 먼저 연락드리지 않습니다. 행운을 빕니다.',
    cht: '歡迎來到聊天室！請友善交流，不要透露密碼、驗證碼等個人資訊。客服不會在這裡聯絡您。祝您好運。',
  },
} as const satisfies Record<string, Readonly<Record<LanguageCode, string>>>;

/** Name of one of the room's own texts, as it is stored. */
export type ChatTemplate = keyof typeof CHAT_TEXTS;
