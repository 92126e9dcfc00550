import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Chen',
  title: 'The maintenance hour',
  sentence: 'The daily break, and an issue that opens again by itself.',
  steps: [
    {
      title: 'Minutes before it begins',
      press: 'Go there',
      say: 'Once a day the game pauses for an hour. This is the last issue before it, and the phone names the time.',
    },
    {
      title: 'Maintenance: no bets',
      press: 'Let it begin',
      say: 'The maintenance has begun, and no bets are taken. The phone says when the next issue opens.',
    },
    {
      title: 'The next issue opens by itself',
      press: 'An hour later',
      say: 'The hour is over, and the next issue is open. The phone found out by itself.',
    },
  ],
};

const zh: StoryTexts = {
  name: '小陈',
  title: '维护的一小时',
  sentence: '每天一次维护，结束后自动开盘。',
  steps: [
    {
      title: '维护前几分钟',
      press: '前往那一刻',
      say: '每天有一个小时维护。这是维护前的最后一期，手机上写着几点开始。',
    },
    {
      title: '维护中：不接受投注',
      press: '开始维护',
      say: '维护开始了，现在不能投注。手机上写着下期几点开盘。',
    },
    {
      title: '下一期自动开盘',
      press: '一小时后',
      say: '一小时过去，下一期已经开盘。手机自己就知道了。',
    },
  ],
};

const cht: StoryTexts = {
  name: '小陳',
  title: '維護的一小時',
  sentence: '每天一次維護，結束後自動開盤。',
  steps: [
    {
      title: '維護前幾分鐘',
      press: '前往那一刻',
      say: '每天有一個小時維護。這是維護前的最後一期，手機上寫著幾點開始。',
    },
    {
      title: '維護中：不接受投注',
      press: '開始維護',
      say: '維護開始了，現在不能投注。手機上寫著下期幾點開盤。',
    },
    {
      title: '下一期自動開盤',
      press: '一小時後',
      say: '一小時過去，下一期已經開盤。手機自己就知道了。',
    },
  ],
};

const jp: StoryTexts = {
  name: 'チェン',
  title: 'メンテナンスの1時間',
  sentence: '毎日のメンテナンスと、自動で始まる次の受付。',
  steps: [
    {
      title: '始まる数分前',
      press: 'その時刻へ進む',
      say: 'ゲームは1日に1時間お休みします。これがその前の最後の回で、画面に開始時刻が表示されています。',
    },
    {
      title: 'メンテナンス中、ベットは不可',
      press: 'メンテナンスを始める',
      say: 'メンテナンスが始まり、ベットは受け付けていません。次の回の受付がいつ始まるかは、画面に表示されています。',
    },
    {
      title: '次の受付は自動で開始',
      press: '1時間後へ',
      say: '1時間が過ぎ、次の回の受付が始まりました。画面はひとりでに切り替わります。',
    },
  ],
};

const kor: StoryTexts = {
  name: '첸',
  title: '점검 한 시간',
  sentence: '매일의 점검, 그리고 저절로 시작되는 다음 접수.',
  steps: [
    {
      title: '시작 몇 분 전',
      press: '그 시각으로 가기',
      say: '게임은 하루에 한 시간 쉽니다. 지금이 점검 전 마지막 회차이며, 화면에 시작 시각이 나옵니다.',
    },
    {
      title: '점검 중, 베팅 불가',
      press: '점검 시작하기',
      say: '점검이 시작되어 베팅을 받지 않습니다. 다음 회차 접수가 언제 시작되는지 화면에 나옵니다.',
    },
    {
      title: '다음 접수는 저절로 시작',
      press: '한 시간 뒤로',
      say: '한 시간이 지나 다음 회차 접수가 시작되었습니다. 화면도 저절로 바뀌었습니다.',
    },
  ],
};

export const maintenanceHourTexts: TextsByLanguage = { en, zh, cht, jp, kor };
