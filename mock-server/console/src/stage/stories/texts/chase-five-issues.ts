import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Tanaka',
  title: 'Chase five issues',
  sentence: 'The same bet on five issues, doubled until it wins.',
  steps: [
    {
      title: 'A chase on Big',
      press: 'Let {name} in',
      say: '{name} wants to bet on Big five times in a row, and to double his stake until it wins. The phone lists each bet: 10, 20, 40, 80, 160.',
      do: 'Change the number of issues: list and total follow. The next press starts the chase with five.',
    },
    {
      title: 'Five issues, doubled until a win',
      press: 'Start the chase',
      say: 'The chase runs: five bets, each twice the one before. The whole total of 310 USDT is set aside at the start.',
    },
    {
      title: 'The first issue is small: lost',
      press: 'Draw a small number',
      say: 'A 9 is drawn, which is small: the bet of 10 USDT is lost. A mark says that we have set this result.',
    },
    {
      title: 'The second, too',
      press: 'Draw another small one',
      say: 'Small again, an 11. The second bet, of 20 USDT, was placed by itself, and is lost, too.',
    },
    {
      title: 'The third is big: won',
      press: 'Draw 18 now',
      say: '18 is big, and the third bet wins. This result was set, too, and the phone says so.',
    },
    {
      title: 'Stopped at the first win',
      press: 'Show the chase',
      say: 'The chase has stopped at its first win, 9.96 USDT up. The last two bets are cancelled, and 240 USDT are returned.',
    },
    {
      title: 'Nothing is on hold any more',
      press: 'Show his balance',
      say: '1,009.96 USDT, and nothing is on hold. A chase spreads the stakes; it does not make a win any likelier.',
    },
  ],
};

const zh: StoryTexts = {
  name: '田中',
  title: '追号五期',
  sentence: '同一个投注连投五期，翻倍直到中奖。',
  steps: [
    {
      title: '追大',
      press: '请{name}登场',
      say: '{name}想连续五期都投大，没中就翻倍，直到中奖。手机列出了每一注：10、20、40、80、160。',
      do: '改一改追号期数，列表和总额会跟着变。下一步按五期开始追号。',
    },
    {
      title: '连追五期，翻倍到中奖',
      press: '开始追号',
      say: '追号开始了：一共五注，每注都是前一注的两倍。总额 310 USDT 一开始就全部留出。',
    },
    {
      title: '第一期开小：未中奖',
      press: '开出小',
      say: '开出 9，是小，这一注输了 10 USDT。旁边的标记说明，这个结果是我们指定的。',
    },
    {
      title: '第二期还是小',
      press: '再开一次小',
      say: '又是小，开出 11。第二注 20 USDT 是自动投出的，也没中。',
    },
    {
      title: '第三期开大：中奖',
      press: '开出 18',
      say: '18 是大，第三注中奖。这个结果也是指定的，手机上写着。',
    },
    {
      title: '中奖就停',
      press: '查看追号',
      say: '一中奖，追号就停了，净赢 9.96 USDT。剩下两注取消，退回 240 USDT。',
    },
    {
      title: '不再有冻结',
      press: '查看余额',
      say: '现在有 1,009.96 USDT，没有任何冻结。追号只是把投注分散到多期，并不会让中奖更容易。',
    },
  ],
};

const cht: StoryTexts = {
  name: '田中',
  title: '追號五期',
  sentence: '同一個投注連投五期，翻倍直到中獎。',
  steps: [
    {
      title: '追大',
      press: '請{name}登場',
      say: '{name}想連續五期都投大，沒中就翻倍，直到中獎。手機列出了每一注：10、20、40、80、160。',
      do: '改一改追號期數，列表和總額會跟著變。下一步按五期開始追號。',
    },
    {
      title: '連追五期，翻倍到中獎',
      press: '開始追號',
      say: '追號開始了：一共五注，每注都是前一注的兩倍。總額 310 USDT 一開始就全部留出。',
    },
    {
      title: '第一期開小：未中獎',
      press: '開出小',
      say: '開出 9，是小，這一注輸了 10 USDT。旁邊的標記說明，這個結果是我們指定的。',
    },
    {
      title: '第二期還是小',
      press: '再開一次小',
      say: '又是小，開出 11。第二注 20 USDT 是自動投出的，也沒中。',
    },
    {
      title: '第三期開大：中獎',
      press: '開出 18',
      say: '18 是大，第三注中獎。這個結果也是指定的，手機上寫著。',
    },
    {
      title: '中獎就停',
      press: '查看追號',
      say: '一中獎，追號就停了，淨贏 9.96 USDT。剩下兩注取消，退回 240 USDT。',
    },
    {
      title: '不再有凍結',
      press: '查看餘額',
      say: '現在有 1,009.96 USDT，沒有任何凍結。追號只是把投注分散到多期，並不會讓中獎更容易。',
    },
  ],
};

const jp: StoryTexts = {
  name: '田中',
  title: '5回の追いベット',
  sentence: '同じベットを5回、当選するまで倍にして続けます。',
  steps: [
    {
      title: '大に追いベット',
      press: '{name}さんを迎える',
      say: '{name}さんは大に5回続けてベットし、当選するまで金額を倍にしたいと考えています。画面には10、20、40、80、160と、すべてのベットが並んでいます。',
      do: '回数を変えると、一覧と合計も変わります。次のボタンでは、5回の追いベットが始まります。',
    },
    {
      title: '当選まで倍増、5回',
      press: '追いベットを始める',
      say: '追いベットが始まりました。ベットは5件、金額は1回ごとに倍になります。総額310 USDTは最初にすべて取り分けられます。',
    },
    {
      title: '1回目は小、落選',
      press: '小を出す',
      say: '結果は9、つまり小で、10 USDTのベットは落選しました。指定した結果であることも表示されています。',
    },
    {
      title: '2回目も小',
      press: 'もう一度小を出す',
      say: 'また小で、結果は11です。自動で入った2件目の20 USDTも落選しました。',
    },
    {
      title: '3回目は大、当選',
      press: '18を出す',
      say: '18は大、3件目で当選しました。この結果も指定したもので、画面にもそう表示されます。',
    },
    {
      title: '最初の当選で停止',
      press: '追いベットを見る',
      say: '最初の当選で追いベットは停止し、9.96 USDTのプラスです。残りの2件は取り消され、240 USDTが戻りました。',
    },
    {
      title: '保留中の金額はなし',
      press: '残高を見る',
      say: '残高は1,009.96 USDT、保留中の金額はありません。追いベットはベットを分けるだけで、当選の確率は変わりません。',
    },
  ],
};

const kor: StoryTexts = {
  name: '다나카',
  title: '다섯 회차 연속 베팅',
  sentence: '같은 베팅을 다섯 회차, 당첨될 때까지 두 배씩 늘립니다.',
  steps: [
    {
      title: '대에 연속 베팅',
      press: '{name} 맞이하기',
      say: '{name} 님은 대에 다섯 번 연이어 베팅하고, 당첨될 때까지 금액을 두 배로 늘리려고 합니다. 화면에 10, 20, 40, 80, 160, 모든 베팅이 나옵니다.',
      do: '회차 수를 바꾸면 목록과 합계도 바뀝니다. 다음 버튼은 다섯 회차로 연속 베팅을 시작합니다.',
    },
    {
      title: '당첨까지 두 배씩, 다섯 회차',
      press: '연속 베팅 시작하기',
      say: '연속 베팅이 시작되었습니다. 베팅은 다섯 건이고, 금액은 매번 두 배가 됩니다. 총액 310 USDT를 처음에 모두 떼어 둡니다.',
    },
    {
      title: '첫 회차는 소, 미당첨',
      press: '소 추첨하기',
      say: '9, 곧 소가 나와 10 USDT를 잃었습니다. 저희가 지정한 결과라는 표시도 함께 나옵니다.',
    },
    {
      title: '두 번째도 소',
      press: '소 한 번 더 추첨하기',
      say: '또 소, 결과는 11입니다. 자동으로 이루어진 두 번째 베팅 20 USDT도 미당첨입니다.',
    },
    {
      title: '세 번째는 대, 당첨',
      press: '18 추첨하기',
      say: '18은 대, 세 번째 베팅이 당첨되었습니다. 이 결과도 지정한 것이며, 화면에 그렇게 표시됩니다.',
    },
    {
      title: '첫 당첨에서 중지',
      press: '연속 베팅 보기',
      say: '첫 당첨에서 연속 베팅이 멈췄고, 9.96 USDT 이익입니다. 남은 두 건은 취소되고 240 USDT가 돌아왔습니다.',
    },
    {
      title: '보류된 금액 없음',
      press: '잔액 보기',
      say: '잔액은 1,009.96 USDT, 보류된 금액은 없습니다. 연속 베팅은 베팅을 나눌 뿐, 당첨 확률을 높이지 않습니다.',
    },
  ],
};

export const chaseFiveIssuesTexts: TextsByLanguage = { en, zh, cht, jp, kor };
