import type { ChatTexts } from './zh.ts';

/** Korean. */
export const kor: ChatTexts = {
  lines: {
    welcome:
      '채팅방에 오신 것을 환영합니다! 서로 존중하며 대화해 주세요. 비밀번호나 인증 코드는 공개하지 마세요. 고객센터는 여기서 먼저 연락드리지 않습니다. 행운을 빕니다.',
    betPlaced: '{name} 님이 {choice}에 {amount} USDT를 베팅했습니다',
  },
};
