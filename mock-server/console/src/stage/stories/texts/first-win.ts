import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Lin Mei',
  title: 'First win',
  sentence: 'A new player bets twice, and one draw pays both.',
  steps: [
    {
      title: 'A new player, 1,000 USDT to try',
      press: 'Let {name} in',
      say: '{name} has just opened her account, with 1,000 USDT to try. All of it is demo money, as the top of every screen says.',
    },
    {
      title: '50 on Big, 20 on 18',
      press: 'Place her bets',
      say: 'She bets 50 on Big, and 20 on the number 18 itself. Her balance is 930.00 USDT now.',
    },
    {
      title: 'The issue is sealed',
      press: 'Close the sale',
      say: 'The issue is sealed: the draw is next. Her two bets stand below it.',
    },
    {
      title: '20 numbers are drawn: it is 18',
      press: 'Draw 18 now',
      say: 'The result is set here so that we need not wait. The phone says so, too: it cannot be hidden.',
    },
    {
      title: 'The draw stays in the list',
      press: 'Open the past draws',
      say: 'Every draw stays in the list. Hers is at the top, and it still says that it was set.',
      do: 'Tap an earlier draw, then “Verify this draw”: the phone recomputes it.',
    },
    {
      title: 'Both bets stand in her history',
      press: 'Show her record',
      say: 'Both bets stand in her betting history. The number 18 brought 343.00 more than its stake, Big 49.95.',
      do: 'Tap a bet: its odds stand there, too.',
    },
    {
      title: 'Her balance is the sum of it',
      press: 'Show her balance',
      say: '1,000.00 less stakes of 70.00, plus prizes of 462.95: she has 1,392.95 USDT. Nothing is on hold.',
    },
  ],
};

const zh: StoryTexts = {
  name: '林美',
  title: '首次中奖',
  sentence: '新玩家投注两注，一次开奖两注都中。',
  steps: [
    {
      title: '新玩家，1,000 USDT 试玩',
      press: '请{name}登场',
      say: '{name}刚开通账户，有 1,000 USDT 可以试玩。全部是演示资金，每个页面顶部都有标示。',
    },
    {
      title: '大投 50，号码 18 投 20',
      press: '替她投注',
      say: '她在大上投 50，在号码 18 上投 20。余额现在是 930.00 USDT。',
    },
    {
      title: '本期封盘',
      press: '现在封盘',
      say: '本期已封盘，接下来就是开奖。她的两注就列在下面。',
    },
    {
      title: '开出20个号码：结果是 18',
      press: '开出 18',
      say: '为了不让大家等，这个结果是我们指定的。手机上也这样写着，藏不住。',
    },
    {
      title: '这一期留在往期里',
      press: '打开往期',
      say: '每一期都留在往期里。她中奖的这一期在最上面，仍然标着“测试指定”。',
      do: '点开更早的一期，再点“验证本期开奖”：手机会重新计算一遍。',
    },
    {
      title: '两注都在投注记录里',
      press: '打开投注记录',
      say: '两注都在她的投注记录里。号码 18 净赢 343.00，大净赢 49.95。',
      do: '点开其中一注：还能看到赔率。',
    },
    {
      title: '余额就是这些的总和',
      press: '查看余额',
      say: '1,000.00 减去投注的 70.00，再加上奖金 462.95，就是 1,392.95 USDT。没有任何冻结。',
    },
  ],
};

const cht: StoryTexts = {
  name: '林美',
  title: '首次中獎',
  sentence: '新玩家投注兩注，一次開獎兩注都中。',
  steps: [
    {
      title: '新玩家，1,000 USDT 試玩',
      press: '請{name}登場',
      say: '{name}剛開通帳戶，有 1,000 USDT 可以試玩。全部是示範資金，每個頁面上方都有標示。',
    },
    {
      title: '大投 50，號碼 18 投 20',
      press: '替她投注',
      say: '她在大上投 50，在號碼 18 上投 20。餘額現在是 930.00 USDT。',
    },
    {
      title: '本期封盤',
      press: '現在封盤',
      say: '本期已封盤，接下來就是開獎。她的兩注就列在下面。',
    },
    {
      title: '開出20個號碼：結果是 18',
      press: '開出 18',
      say: '為了不讓大家等，這個結果是我們指定的。手機上也這樣寫著，藏不住。',
    },
    {
      title: '這一期留在往期裡',
      press: '開啟往期',
      say: '每一期都留在往期裡。她中獎的這一期在最上面，仍然標著「測試指定」。',
      do: '點開更早的一期，再點「驗證本期開獎」：手機會重新計算一遍。',
    },
    {
      title: '兩注都在投注記錄裡',
      press: '開啟投注記錄',
      say: '兩注都在她的投注記錄裡。號碼 18 淨贏 343.00，大淨贏 49.95。',
      do: '點開其中一注：還能看到賠率。',
    },
    {
      title: '餘額就是這些的總和',
      press: '查看餘額',
      say: '1,000.00 減去投注的 70.00，再加上獎金 462.95，就是 1,392.95 USDT。沒有任何凍結。',
    },
  ],
};

const jp: StoryTexts = {
  name: 'リン・メイ',
  title: '初めての当選',
  sentence: '新しいプレイヤーが2件ベットし、1回の抽選でどちらも当選します。',
  steps: [
    {
      title: '新しいプレイヤー、お試し用に1,000 USDT',
      press: '{name}さんを迎える',
      say: 'アカウントを作ったばかりの{name}さん、お試し用に1,000 USDTをお持ちです。すべてデモ資金で、どの画面の上にもそう表示されます。',
    },
    {
      title: '大に50、18に20',
      press: 'ベットする',
      say: '大に50、番号18に20をベットしました。残高は930.00 USDTになりました。',
    },
    {
      title: 'この回の受付終了',
      press: '受付を締め切る',
      say: 'この回の受付は終了し、次はいよいよ抽選です。下に2件のベットが並んでいます。',
    },
    {
      title: '20個の番号を抽選、結果は18',
      press: '18を出す',
      say: 'お待たせしないよう、この結果はこちらで指定しました。画面にもそう表示され、隠すことはできません。',
    },
    {
      title: '抽選は一覧に残る',
      press: '過去の結果を開く',
      say: 'どの抽選も過去の結果に残ります。いちばん上がこの回で、「テスト指定」の表示もそのままです。',
      do: '前の回をタップし、「この抽選を検証」をタップすると、端末で再計算されます。',
    },
    {
      title: '2件ともベット履歴に',
      press: 'ベット履歴を開く',
      say: '2件ともベット履歴に残っています。番号18は343.00、大は49.95のプラスです。',
      do: 'ベットをタップすると、オッズも確認できます。',
    },
    {
      title: '残高はその合計',
      press: '残高を見る',
      say: '1,000.00からベット額70.00を引き、払戻462.95を足して、1,392.95 USDT。保留中の金額はありません。',
    },
  ],
};

const kor: StoryTexts = {
  name: '린메이',
  title: '첫 당첨',
  sentence: '새 플레이어가 두 건을 베팅하고, 한 번의 추첨에서 모두 당첨됩니다.',
  steps: [
    {
      title: '새 플레이어, 체험용 1,000 USDT',
      press: '{name} 맞이하기',
      say: '{name} 님은 방금 계정을 만들었고, 체험용 1,000 USDT를 가지고 있습니다. 모두 데모 자금이며, 모든 화면 위쪽에 그렇게 표시됩니다.',
    },
    {
      title: '대에 50, 18에 20',
      press: '베팅하기',
      say: '대에 50, 번호 18에 20을 베팅했습니다. 이제 잔액은 930.00 USDT입니다.',
    },
    {
      title: '이번 회차 마감',
      press: '지금 마감하기',
      say: '이번 회차는 마감되었고, 이제 추첨만 남았습니다. 베팅 두 건이 아래에 보입니다.',
    },
    {
      title: '번호 20개 추첨, 결과는 18',
      press: '18 추첨하기',
      say: '기다리지 않도록 이 결과는 저희가 지정했습니다. 화면에도 그렇게 표시되며, 숨길 수 없습니다.',
    },
    {
      title: '추첨은 목록에 남습니다',
      press: '지난 결과 열기',
      say: '모든 추첨이 지난 결과에 남습니다. 맨 위가 이번 회차이고, ‘테스트 지정’ 표시도 그대로입니다.',
      do: '이전 회차를 누르고 ‘이번 추첨 검증하기’를 누르면 휴대폰이 다시 계산합니다.',
    },
    {
      title: '두 건 모두 베팅 내역에',
      press: '베팅 내역 열기',
      say: '두 건 모두 베팅 내역에 있습니다. 번호 18은 343.00, 대는 49.95만큼 이익입니다.',
      do: '베팅을 누르면 배당률도 볼 수 있습니다.',
    },
    {
      title: '잔액은 그 합계입니다',
      press: '잔액 보기',
      say: '1,000.00에서 베팅 금액 70.00을 빼고 당첨금 462.95를 더하면 1,392.95 USDT입니다. 보류된 금액은 없습니다.',
    },
  ],
};

export const firstWinTexts: TextsByLanguage = { en, zh, cht, jp, kor };
