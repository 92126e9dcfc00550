import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'Is it fair?',
  sentence: 'An honest draw is recomputed on the phone; one that was set says so.',
  steps: [
    {
      title: 'Before the draw, a promise',
      press: 'Let a doubter in',
      say: 'This issue is open, and its result does not exist yet. Only the fingerprint of its secret has been published, and the phone has it.',
      do: 'Stay on this page: the phone compares the fingerprint later.',
    },
    {
      title: 'An honest draw',
      press: 'Let it be drawn',
      say: 'Twenty numbers of eighty, three zones, one sum. The draw does not know the bets, and it can be verified.',
      do: 'Tap “Verify this draw”: “Verified”, and “It is the hash that this device saw before the draw”.',
    },
    {
      title: 'Every draw can be checked',
      press: 'Open the past draws',
      say: 'Every draw stays in the list, this one at the top. Each can be recomputed on the phone, without us.',
      do: 'Tap a draw, then “Verify this draw”.',
    },
    {
      title: 'And one that is set: 7',
      press: 'Set a 7',
      say: 'This one we have set ourselves, to 7. The phone marks it as set by a tester.',
      do: 'Tap it: “This result was set by a tester and cannot be verified”.',
    },
    {
      title: 'Past draws change nothing',
      press: 'Show the trend',
      say: 'Does a draw tell anything about the next one? The phone gives an honest answer: past draws do not affect the next.',
    },
  ],
};

const zh: StoryTexts = {
  title: '公平吗？',
  sentence: '真实的开奖可以在手机上重新计算，指定的结果会标明。',
  steps: [
    {
      title: '开奖前先承诺',
      press: '请一位怀疑者登场',
      say: '本期已开盘，结果还不存在。只有种子的哈希已经公布，手机已经收到。',
      do: '停留在这个页面：之后手机会核对这个哈希。',
    },
    {
      title: '一次真实的开奖',
      press: '现在开奖',
      say: '80个号码里开出20个，分成三区，得出一个和值。开奖与投注无关，而且可以验证。',
      do: '点“验证本期开奖”：显示“验证通过”和“与本设备在开奖前看到的哈希一致”。',
    },
    {
      title: '每一期都能核对',
      press: '打开往期',
      say: '每一期都留在往期里，这一期在最上面。每一期都能在手机上重新计算，不需要我们。',
      do: '点开一期，再点“验证本期开奖”。',
    },
    {
      title: '再来一个指定的：7',
      press: '指定 7',
      say: '这一期是我们自己指定的，结果是 7。手机把它标为“测试指定”。',
      do: '点开它：“此结果由测试人员指定，无法验证”。',
    },
    {
      title: '往期改变不了什么',
      press: '打开走势',
      say: '从往期能看出下一期吗？手机如实回答：往期结果不影响下一期。',
    },
  ],
};

const cht: StoryTexts = {
  title: '公平嗎？',
  sentence: '真實的開獎可以在手機上重新計算，指定的結果會標明。',
  steps: [
    {
      title: '開獎前先承諾',
      press: '請一位懷疑者登場',
      say: '本期已開盤，結果還不存在。只有種子的雜湊已經公布，手機已經收到。',
      do: '停留在這個頁面：之後手機會核對這個雜湊。',
    },
    {
      title: '一次真實的開獎',
      press: '現在開獎',
      say: '80個號碼裡開出20個，分成三區，得出一個和值。開獎與投注無關，而且可以驗證。',
      do: '點「驗證本期開獎」：顯示「驗證通過」和「與本裝置在開獎前看到的雜湊一致」。',
    },
    {
      title: '每一期都能核對',
      press: '開啟往期',
      say: '每一期都留在往期裡，這一期在最上面。每一期都能在手機上重新計算，不需要我們。',
      do: '點開一期，再點「驗證本期開獎」。',
    },
    {
      title: '再來一個指定的：7',
      press: '指定 7',
      say: '這一期是我們自己指定的，結果是 7。手機把它標為「測試指定」。',
      do: '點開它：「此結果由測試人員指定，無法驗證」。',
    },
    {
      title: '往期改變不了什麼',
      press: '開啟走勢',
      say: '從往期能看出下一期嗎？手機如實回答：往期結果不影響下一期。',
    },
  ],
};

const jp: StoryTexts = {
  title: '公平ですか？',
  sentence: '本当の抽選は端末で再計算でき、指定した結果にはその表示が付きます。',
  steps: [
    {
      title: '抽選前の約束',
      press: '疑い深い人を迎える',
      say: 'この回は受付中で、結果はまだ存在しません。シードのハッシュだけが公開され、端末はすでに受け取っています。',
      do: 'この画面のままにしてください。あとで端末がハッシュを照合します。',
    },
    {
      title: '本当の抽選',
      press: '抽選する',
      say: '80個の番号から20個、3つのゾーン、そして1つの合計。抽選はベットと無関係で、検証できます。',
      do: '「この抽選を検証」をタップすると、「検証済み」と「この端末が抽選前に受け取ったハッシュと同じです」が表示されます。',
    },
    {
      title: 'どの抽選も確かめられる',
      press: '過去の結果を開く',
      say: 'どの抽選も過去の結果に残り、いちばん上がこの回です。どれも私たちの手を借りず、端末で再計算できます。',
      do: '回をタップし、「この抽選を検証」をタップします。',
    },
    {
      title: '指定した結果は7',
      press: '7を指定する',
      say: 'この回は私たちが7に指定しました。画面には「テスト指定」と表示されます。',
      do: 'タップすると、「この結果はテスト担当者が指定したもので、検証できません」と表示されます。',
    },
    {
      title: '過去は次を変えない',
      press: '推移を開く',
      say: '過去の結果から次がわかるでしょうか。画面の答えは正直です。過去の結果は次の抽選に影響しません。',
    },
  ],
};

const kor: StoryTexts = {
  title: '공정한가요?',
  sentence: '실제 추첨은 휴대폰에서 다시 계산할 수 있고, 지정한 결과에는 표시가 붙습니다.',
  steps: [
    {
      title: '추첨 전의 약속',
      press: '의심 많은 손님 맞이하기',
      say: '이번 회차는 접수 중이고 결과는 아직 없습니다. 시드의 해시만 공개되었고, 휴대폰은 이미 받았습니다.',
      do: '이 화면에 그대로 두세요. 나중에 휴대폰이 해시를 비교합니다.',
    },
    {
      title: '실제 추첨',
      press: '지금 추첨하기',
      say: '번호 80개 중 20개, 구역 세 개, 그리고 합계 하나. 추첨은 베팅과 무관하며, 검증할 수 있습니다.',
      do: '‘이번 추첨 검증하기’를 누르면 ‘검증 완료’와 ‘이 기기가 추첨 전에 확인한 해시와 같습니다’가 나옵니다.',
    },
    {
      title: '모든 추첨을 확인할 수 있습니다',
      press: '지난 결과 열기',
      say: '모든 추첨이 지난 결과에 남고, 맨 위가 이번 회차입니다. 모두 저희 없이도 휴대폰에서 다시 계산할 수 있습니다.',
      do: '회차를 누르고 ‘이번 추첨 검증하기’를 누르세요.',
    },
    {
      title: '지정한 결과는 7',
      press: '7 지정하기',
      say: '이번 회차는 저희가 7로 지정했습니다. 화면에는 ‘테스트 지정’이라고 표시됩니다.',
      do: '누르면 ‘테스트 담당자가 지정한 결과이므로 검증할 수 없습니다’가 나옵니다.',
    },
    {
      title: '지난 결과는 아무것도 바꾸지 않습니다',
      press: '추이 열기',
      say: '지난 결과로 다음을 알 수 있을까요? 화면은 정직하게 답합니다. 지난 결과는 다음 추첨과 무관합니다.',
    },
  ],
};

export const isItFairTexts: TextsByLanguage = { en, zh, cht, jp, kor };
