import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** A player who bets and talks by themselves while a world is shown. */
export type BackgroundPlayer = {
  readonly userName: string;
  readonly nickName: string;
  /** What they talk in. */
  readonly language: LanguageCode;
};

/** Enough for a room that looks alive, few enough to remember. */
export const BACKGROUND_PLAYERS: readonly BackgroundPlayer[] = [
  { userName: 'jonas', nickName: 'Jonas', language: 'en' },
  { userName: 'xiaoyu', nickName: '小雨', language: 'zh' },
  { userName: 'haruka', nickName: 'はるか', language: 'jp' },
  { userName: 'minjun', nickName: '민준', language: 'kor' },
  { userName: 'jiahao', nickName: '家豪', language: 'cht' },
  { userName: 'sofia', nickName: 'Sofia', language: 'en' },
  { userName: 'dawei', nickName: '大伟', language: 'zh' },
  { userName: 'priya', nickName: 'Priya', language: 'en' },
];

/** What they say now and then; nothing in it promises a win. */
export const SMALL_TALK: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'Good luck everybody',
    'That was close',
    'Last one for me tonight',
    'Anyone else on big again?',
    'Just watching this one',
    'Nice one!',
    'Setting my limit to 50 today, that is enough',
    'Who checked the last draw? Mine came out right',
  ],
  zh: [
    '大家好运',
    '差一点点',
    '这期我先看看',
    '又是大',
    '今天玩到这里，明天见',
    '恭喜恭喜',
    '刚核对了上一期，没问题',
  ],
  jp: [
    'みなさん幸運を',
    'おしい！',
    '今回は見ています',
    'おめでとうございます',
    '今日はここまでにします',
    '前の回、検証してみました。合っていました',
  ],
  kor: [
    '다들 행운을 빌어요',
    '아깝네요',
    '이번 회차는 구경만 할게요',
    '축하해요!',
    '오늘은 여기까지 할게요',
    '방금 추첨 검증해 봤는데 맞네요',
  ],
  cht: ['大家好運', '差一點點', '這期我先看看', '恭喜恭喜', '今天玩到這裡，明天見', '剛核對了上一期，沒問題'],
};
