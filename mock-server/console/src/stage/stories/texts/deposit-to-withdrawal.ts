import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Kim Jisoo',
  title: 'Deposit to withdrawal',
  sentence: 'Money comes in, is reviewed, and is paid out again.',
  steps: [
    {
      title: 'A new account, empty',
      press: 'Let {name} in',
      say: '{name} has a new account, and it is empty. What comes in now is demo money, too.',
    },
    {
      title: 'Where a deposit goes',
      press: 'Open the deposit',
      say: 'USDT is sent to this address, scanned or copied. It is a demo address, and the phone warns against sending real money.',
    },
    {
      title: '500 USDT: pending review',
      press: 'Send the deposit',
      say: 'The deposit of 500 USDT is submitted. Until it is reviewed, nothing is credited.',
    },
    {
      title: 'Approved and credited',
      press: 'Confirm the deposit',
      say: 'Four minutes later the deposit is approved and credited. A bonus of 25 USDT comes with it.',
    },
    {
      title: 'On the balance, with its bonus',
      press: 'Show her balance',
      say: 'Deposit and bonus are there: 525.00 USDT. All of it can be bet.',
    },
    {
      title: 'Withdraws 300 USDT: on hold',
      press: 'Ask for the withdrawal',
      say: 'Now 300 USDT are to be paid out. They are on hold: still hers, but set aside.',
    },
    {
      title: 'Approved',
      press: 'Approve it',
      say: 'The withdrawal is approved, and the payout is in progress. The phone shows each step as it is taken.',
    },
    {
      title: 'Paid out',
      press: 'Pay it out',
      say: 'Paid out to her address. After a fee of 0.03 she receives 299.97 USDT.',
    },
    {
      title: 'What is left',
      press: 'Show what is left',
      say: '225.00 USDT are left. Nothing is on hold any more.',
    },
  ],
};

const zh: StoryTexts = {
  name: '金智秀',
  title: '从充值到提现',
  sentence: '资金充进来，经过审核，再提出去。',
  steps: [
    {
      title: '空的新账户',
      press: '请{name}登场',
      say: '{name}的账户刚刚开通，里面什么也没有。接下来进账的，也都是演示资金。',
    },
    {
      title: '充值到哪里',
      press: '打开充值',
      say: '扫码或复制这个地址，就能把 USDT 转进来。这是演示地址，手机也提醒不要转入真实资金。',
    },
    {
      title: '500 USDT：待审核',
      press: '提交充值',
      say: '500 USDT 的充值已提交。审核之前，余额不会变。',
    },
    {
      title: '审核通过，存入余额',
      press: '确认充值',
      say: '四分钟后，充值审核通过，存入余额。同时送了 25 USDT 赠金。',
    },
    {
      title: '余额，含赠金',
      press: '查看余额',
      say: '充值和赠金都到了：525.00 USDT。全部可以用来投注。',
    },
    {
      title: '提现 300 USDT：冻结',
      press: '申请提现',
      say: '现在要提现 300 USDT。这笔钱先冻结：还是她的，只是放在一边。',
    },
    {
      title: '审核通过',
      press: '通过审核',
      say: '提现审核通过，正在打款。每走一步，手机上都看得到。',
    },
    {
      title: '已打款',
      press: '打款',
      say: '已汇到她的地址。扣除 0.03 手续费，实际到账 299.97 USDT。',
    },
    {
      title: '剩下多少',
      press: '查看剩余',
      say: '还剩 225.00 USDT。冻结也清零了。',
    },
  ],
};

const cht: StoryTexts = {
  name: '金智秀',
  title: '從儲值到提領',
  sentence: '資金儲進來，經過審核，再提領出去。',
  steps: [
    {
      title: '空的新帳戶',
      press: '請{name}登場',
      say: '{name}的帳戶剛剛開通，裡面什麼也沒有。接下來入帳的，也都是示範資金。',
    },
    {
      title: '儲值到哪裡',
      press: '開啟儲值',
      say: '掃描或複製這個地址，就能把 USDT 轉進來。這是示範地址，手機也提醒不要轉入真實資金。',
    },
    {
      title: '500 USDT：待審核',
      press: '送出儲值',
      say: '500 USDT 的儲值已送出。審核之前，餘額不會變。',
    },
    {
      title: '審核通過，存入餘額',
      press: '確認儲值',
      say: '四分鐘後，儲值審核通過，存入餘額。同時送了 25 USDT 贈金。',
    },
    {
      title: '餘額，含贈金',
      press: '查看餘額',
      say: '儲值和贈金都到了：525.00 USDT。全部可以用來投注。',
    },
    {
      title: '提領 300 USDT：凍結',
      press: '申請提領',
      say: '現在要提領 300 USDT。這筆錢先凍結：還是她的，只是放在一邊。',
    },
    {
      title: '審核通過',
      press: '通過審核',
      say: '提領審核通過，正在撥款。每走一步，手機上都看得到。',
    },
    {
      title: '已撥款',
      press: '撥款',
      say: '已匯到她的地址。扣除 0.03 手續費，實際到帳 299.97 USDT。',
    },
    {
      title: '剩下多少',
      press: '查看剩餘',
      say: '還剩 225.00 USDT。凍結也清零了。',
    },
  ],
};

const jp: StoryTexts = {
  name: 'キム・ジス',
  title: '入金から出金まで',
  sentence: '入金し、審査を経て、また出金します。',
  steps: [
    {
      title: '空の新しいアカウント',
      press: '{name}さんを迎える',
      say: '{name}さんのアカウントは作ったばかりで、残高はありません。これから入るのも、すべてデモ資金です。',
    },
    {
      title: '入金先',
      press: '入金画面を開く',
      say: 'QRコードを読み取るかアドレスをコピーして、USDTを送ります。これはデモ用のアドレスで、実際の資金を送らないよう注意書きもあります。',
    },
    {
      title: '500 USDT、審査中',
      press: '入金を申請する',
      say: '500 USDTの入金を申請しました。審査が終わるまで、残高には反映されません。',
    },
    {
      title: '承認され、残高に反映',
      press: '入金を承認する',
      say: '4分後、入金が承認され、残高に反映されました。25 USDTのボーナスも付きました。',
    },
    {
      title: 'ボーナスを含む残高',
      press: '残高を見る',
      say: '入金とボーナスを合わせて525.00 USDT。すべてベットに使えます。',
    },
    {
      title: '300 USDTを出金、保留中',
      press: '出金を申請する',
      say: '今度は300 USDTを出金します。この金額は保留中となり、手元に残ったまま取り分けられます。',
    },
    {
      title: '承認済み',
      press: '出金を承認する',
      say: '出金が承認され、送金の手続き中です。段階が進むたびに、画面に表示されます。',
    },
    {
      title: '送金完了',
      press: '送金する',
      say: '本人のアドレスへ送金しました。手数料0.03を引いて、受取額は299.97 USDTです。',
    },
    {
      title: '残った金額',
      press: '残りを見る',
      say: '残りは225.00 USDT。保留中の金額はもうありません。',
    },
  ],
};

const kor: StoryTexts = {
  name: '김지수',
  title: '입금에서 출금까지',
  sentence: '입금하고, 심사를 거쳐, 다시 출금합니다.',
  steps: [
    {
      title: '비어 있는 새 계정',
      press: '{name} 맞이하기',
      say: '{name} 님의 계정은 방금 만들어져 비어 있습니다. 이제 들어올 돈도 모두 데모 자금입니다.',
    },
    {
      title: '입금할 곳',
      press: '입금 화면 열기',
      say: 'QR 코드를 찍거나 주소를 복사해 USDT를 보냅니다. 데모 주소이며, 실제 자금을 보내지 말라는 안내도 있습니다.',
    },
    {
      title: '500 USDT, 심사 중',
      press: '입금 신청하기',
      say: '500 USDT 입금을 신청했습니다. 심사가 끝날 때까지 잔액에 반영되지 않습니다.',
    },
    {
      title: '승인되어 잔액에 반영',
      press: '입금 승인하기',
      say: '4분 뒤 입금이 승인되어 잔액에 반영되었습니다. 보너스 25 USDT도 함께 받았습니다.',
    },
    {
      title: '보너스를 포함한 잔액',
      press: '잔액 보기',
      say: '입금과 보너스를 합해 525.00 USDT입니다. 전액을 베팅에 쓸 수 있습니다.',
    },
    {
      title: '300 USDT 출금, 보류',
      press: '출금 신청하기',
      say: '이제 300 USDT를 출금합니다. 이 금액은 보류됩니다. 여전히 본인 돈이지만 따로 떼어 둡니다.',
    },
    {
      title: '승인 완료',
      press: '출금 승인하기',
      say: '출금이 승인되어 송금 중입니다. 단계가 진행될 때마다 화면에 표시됩니다.',
    },
    {
      title: '송금 완료',
      press: '송금하기',
      say: '본인 주소로 송금했습니다. 수수료 0.03을 뺀 실수령액은 299.97 USDT입니다.',
    },
    {
      title: '남은 금액',
      press: '남은 금액 보기',
      say: '225.00 USDT가 남았습니다. 보류된 금액은 더 이상 없습니다.',
    },
  ],
};

export const depositToWithdrawalTexts: TextsByLanguage = { en, zh, cht, jp, kor };
