import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Anna',
  title: 'Safer play',
  sentence: 'A limit that holds, and a break that cannot be cut short.',
  steps: [
    {
      title: 'A player who wants a limit',
      press: 'Let {name} in',
      say: '{name} likes to play, and wants it to stay a game. Her limits are in her own hands; none is set yet.',
    },
    {
      title: 'She may lose 50 a day, no more',
      press: 'Set her limit',
      say: 'From now on she can lose 50.00 USDT a day, no more. A stricter limit applies at once, a looser one after 24 hours.',
    },
    {
      title: '50 on Big: lost',
      press: 'Play and lose',
      say: '50 on Big, and a 9 is drawn: lost. We set this result, and the phone says so.',
    },
    {
      title: 'The limit of the day is used up',
      press: 'Show her limit',
      say: '50.00 USDT lost today, of the 50.00 that she allows herself. Her limit is used up.',
    },
    {
      title: 'The next bet is refused',
      press: 'Try another bet',
      say: 'Ten more on Big? That bet was refused just now: her own limit holds, even with money on her balance.',
    },
    {
      title: 'She takes a break',
      press: 'Begin the break',
      say: '{name} takes a break until tomorrow. It cannot be cut short, neither by her nor by us.',
      do: 'Tap “Take a break”: it can be extended, not ended.',
    },
  ],
};

const zh: StoryTexts = {
  name: '安娜',
  title: '理性投注',
  sentence: '说到做到的限额，不能提前结束的暂停。',
  steps: [
    {
      title: '想设限额的玩家',
      press: '请{name}登场',
      say: '{name}喜欢玩，也希望它只是娱乐。限额由她自己决定，现在还没有设置。',
    },
    {
      title: '每天最多亏 50',
      press: '设置限额',
      say: '从现在起，她每天最多亏损 50.00 USDT。更严格的限额立即生效，更宽松的要等24小时。',
    },
    {
      title: '大投 50：未中奖',
      press: '投注，没中',
      say: '在大上投了 50，开出 9，没中。这个结果是我们指定的，手机上写着。',
    },
    {
      title: '今天的限额用完了',
      press: '查看限额',
      say: '今天亏损 50.00 USDT，正好是她给自己设的 50.00。限额用完了。',
    },
    {
      title: '下一注被拒绝',
      press: '再投一注',
      say: '再投 10 到大上？刚才这一注被拒绝了：余额还有，但她自己的限额说了算。',
    },
    {
      title: '她决定暂停',
      press: '开始暂停',
      say: '{name}暂停到明天。谁都不能提前结束，她不能，我们也不能。',
      do: '点“暂停投注”：只能延长，不能结束。',
    },
  ],
};

const cht: StoryTexts = {
  name: '安娜',
  title: '理性投注',
  sentence: '說到做到的限額，不能提前結束的暫停。',
  steps: [
    {
      title: '想設限額的玩家',
      press: '請{name}登場',
      say: '{name}喜歡玩，也希望它只是娛樂。限額由她自己決定，現在還沒有設定。',
    },
    {
      title: '每天最多虧 50',
      press: '設定限額',
      say: '從現在起，她每天最多虧損 50.00 USDT。更嚴格的限額立即生效，更寬鬆的要等24小時。',
    },
    {
      title: '大投 50：未中獎',
      press: '投注，沒中',
      say: '在大上投了 50，開出 9，沒中。這個結果是我們指定的，手機上寫著。',
    },
    {
      title: '今天的限額用完了',
      press: '查看限額',
      say: '今天虧損 50.00 USDT，正好是她給自己設的 50.00。限額用完了。',
    },
    {
      title: '下一注被拒絕',
      press: '再投一注',
      say: '再投 10 到大上？剛才這一注被拒絕了：餘額還有，但她自己的限額說了算。',
    },
    {
      title: '她決定暫停',
      press: '開始暫停',
      say: '{name}暫停到明天。誰都不能提前結束，她不能，我們也不能。',
      do: '點「暫停投注」：只能延長，不能結束。',
    },
  ],
};

const jp: StoryTexts = {
  name: 'アンナ',
  title: '適度に楽しむ',
  sentence: '確実に効く上限と、途中で終えられない休止。',
  steps: [
    {
      title: '上限を決めたいプレイヤー',
      press: '{name}さんを迎える',
      say: '{name}さんはゲームが好きで、これからも遊びの範囲で楽しみたいと思っています。上限は自分で決められ、今はまだありません。',
    },
    {
      title: '損失は1日50まで',
      press: '上限を設定する',
      say: 'これで、損失は1日50.00 USDTまでになりました。厳しくする変更はすぐに、緩める変更は24時間後に適用されます。',
    },
    {
      title: '大に50、落選',
      press: 'ベットして落選',
      say: '大に50をベットし、結果は9で落選しました。この結果は指定したもので、画面にもそう表示されます。',
    },
    {
      title: '本日の上限に到達',
      press: '上限を見る',
      say: '本日の損失は50.00 USDT、自分で決めた上限も50.00です。上限に達しました。',
    },
    {
      title: '次のベットは受け付けない',
      press: 'もう一度ベットしてみる',
      say: '大にもう10？ 今のベットは通りませんでした。残高があっても、自分で決めた上限が効きます。',
    },
    {
      title: '休止する',
      press: '休止を始める',
      say: '{name}さんは明日まで休止します。本人も私たちも、途中で終えることはできません。',
      do: '「休止する」をタップすると、延長はできても終了はできないことがわかります。',
    },
  ],
};

const kor: StoryTexts = {
  name: '안나',
  title: '책임감 있는 이용',
  sentence: '반드시 지켜지는 한도, 미리 끝낼 수 없는 이용 중지.',
  steps: [
    {
      title: '한도를 정하려는 플레이어',
      press: '{name} 맞이하기',
      say: '{name} 님은 게임을 좋아하지만 놀이로만 즐기고 싶어 합니다. 한도는 스스로 정하며, 아직 정하지 않았습니다.',
    },
    {
      title: '손실은 하루 50까지',
      press: '한도 설정하기',
      say: '이제 손실은 하루 50.00 USDT까지입니다. 더 엄격한 한도는 바로, 더 느슨한 한도는 24시간 후에 적용됩니다.',
    },
    {
      title: '대에 50, 미당첨',
      press: '베팅하고 미당첨',
      say: '대에 50을 베팅했지만 결과는 9, 미당첨입니다. 이 결과는 저희가 지정했고, 화면에도 그렇게 표시됩니다.',
    },
    {
      title: '오늘의 한도를 다 썼습니다',
      press: '한도 보기',
      say: '오늘 손실은 50.00 USDT, 스스로 정한 한도도 50.00입니다. 한도를 다 썼습니다.',
    },
    {
      title: '다음 베팅은 거부됩니다',
      press: '한 번 더 베팅해 보기',
      say: '대에 10을 더? 방금 그 베팅은 거부되었습니다. 잔액이 있어도 스스로 정한 한도가 지켜집니다.',
    },
    {
      title: '이용을 중지합니다',
      press: '이용 중지 시작하기',
      say: '{name} 님은 내일까지 이용을 중지합니다. 본인도 저희도 미리 끝낼 수 없습니다.',
      do: '‘이용 중지’를 누르면 연장은 되지만 끝낼 수는 없습니다.',
    },
  ],
};

export const saferPlayTexts: TextsByLanguage = { en, zh, cht, jp, kor };
