import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  name: 'Skeptic',
  title: 'Is it fair?',
  sentence: 'An honest draw is recomputed on the phone; one that was set says so.',
  steps: [
    {
      title: 'Before the draw, a promise',
      press: 'Let a skeptic in',
      say: 'The issue is on sale, and no result exists yet. Its fingerprint does: the hash of its seed, published before the first bet.',
      do: 'Read its first characters out: they come again after the draw.',
    },
    {
      title: 'An honest draw',
      press: 'Let it be drawn',
      say: 'Twenty numbers of eighty, three zones, one sum. The draw does not know the bets, and it can be verified.',
    },
    {
      title: 'Verified on the phone',
      press: 'Verify it',
      say: 'The phone has recomputed the draw itself, without us: verified. The fingerprint is the one from before the draw.',
    },
    {
      title: 'And one that is set: 7',
      press: 'Set a 7',
      say: 'This one we have set ourselves, to 7. The phone says that it was set, and cannot be verified.',
    },
    {
      title: 'Past draws change nothing',
      press: 'Show the trend',
      say: 'Does a draw tell anything about the next one? The phone gives an honest answer: past draws do not affect the next.',
    },
  ],
};

const zh: StoryTexts = {
  name: '怀疑者',
  title: '公平吗？',
  sentence: '真实的开奖可以在手机上重新计算，指定的结果会标明。',
  steps: [
    {
      title: '开奖前先承诺',
      press: '请一位怀疑者登场',
      say: '本期已开盘，结果还不存在。但它的指纹已经在这里：开盘前就公布的种子哈希。',
      do: '念出开头几位：开奖后还会再出现。',
    },
    {
      title: '一次真实的开奖',
      press: '现在开奖',
      say: '80个号码里开出20个，分成三区，得出一个和值。开奖与投注无关，而且可以验证。',
    },
    {
      title: '在手机上验证',
      press: '验证这一期',
      say: '手机自己重新计算了这一期，不靠我们：验证通过。哈希就是开奖前看到的那一个。',
    },
    {
      title: '再来一个指定的：7',
      press: '指定 7',
      say: '这一期是我们自己指定的，结果是 7。手机上写着是指定的，无法验证。',
    },
    {
      title: '往期改变不了什么',
      press: '打开走势',
      say: '从往期能看出下一期吗？手机如实回答：往期结果不影响下一期。',
    },
  ],
};

const cht: StoryTexts = {
  name: '懷疑者',
  title: '公平嗎？',
  sentence: '真實的開獎可以在手機上重新計算，指定的結果會標明。',
  steps: [
    {
      title: '開獎前先承諾',
      press: '請一位懷疑者登場',
      say: '本期已開盤，結果還不存在。但它的指紋已經在這裡：開盤前就公布的種子雜湊。',
      do: '唸出開頭幾位：開獎後還會再出現。',
    },
    {
      title: '一次真實的開獎',
      press: '現在開獎',
      say: '80個號碼裡開出20個，分成三區，得出一個和值。開獎與投注無關，而且可以驗證。',
    },
    {
      title: '在手機上驗證',
      press: '驗證這一期',
      say: '手機自己重新計算了這一期，不靠我們：驗證通過。雜湊就是開獎前看到的那一個。',
    },
    {
      title: '再來一個指定的：7',
      press: '指定 7',
      say: '這一期是我們自己指定的，結果是 7。手機上寫著是指定的，無法驗證。',
    },
    {
      title: '往期改變不了什麼',
      press: '開啟走勢',
      say: '從往期能看出下一期嗎？手機如實回答：往期結果不影響下一期。',
    },
  ],
};

const jp: StoryTexts = {
  name: '疑い深い人',
  title: '公平ですか？',
  sentence: '本当の抽選は端末で再計算でき、指定した結果にはその表示が付きます。',
  steps: [
    {
      title: '抽選前の約束',
      press: '疑い深い人を迎える',
      say: 'この回は受付中で、結果はまだ存在しません。ただし指紋にあたるシードのハッシュは、受付開始前に公開されています。',
      do: '最初の数文字を読み上げてください。抽選後にもう一度出てきます。',
    },
    {
      title: '本当の抽選',
      press: '抽選する',
      say: '80個の番号から20個、3つのゾーン、そして1つの合計。抽選はベットと無関係で、検証できます。',
    },
    {
      title: '端末で検証',
      press: 'この抽選を確かめる',
      say: '端末が私たちの手を借りずに再計算し、検証済みとなりました。ハッシュは抽選前に見たものと同じです。',
    },
    {
      title: '指定した結果は7',
      press: '7を指定する',
      say: 'この回は私たちが7に指定しました。画面にも、指定された結果で検証できないと表示されます。',
    },
    {
      title: '過去は次を変えない',
      press: '推移を開く',
      say: '過去の結果から次がわかるでしょうか。画面の答えは正直です。過去の結果は次の抽選に影響しません。',
    },
  ],
};

const kor: StoryTexts = {
  name: '의심 많은 손님',
  title: '공정한가요?',
  sentence: '실제 추첨은 휴대폰에서 다시 계산할 수 있고, 지정한 결과에는 표시가 붙습니다.',
  steps: [
    {
      title: '추첨 전의 약속',
      press: '의심 많은 손님 맞이하기',
      say: '이번 회차는 접수 중이고 결과는 아직 없습니다. 하지만 지문에 해당하는 시드 해시는 접수 전에 공개되었습니다.',
      do: '앞의 몇 글자를 읽어 주세요. 추첨 후에 다시 나옵니다.',
    },
    {
      title: '실제 추첨',
      press: '지금 추첨하기',
      say: '번호 80개 중 20개, 구역 세 개, 그리고 합계 하나. 추첨은 베팅과 무관하며, 검증할 수 있습니다.',
    },
    {
      title: '휴대폰으로 검증',
      press: '이 추첨 확인하기',
      say: '휴대폰이 저희 도움 없이 다시 계산했고, 검증이 끝났습니다. 해시는 추첨 전에 본 것과 같습니다.',
    },
    {
      title: '지정한 결과는 7',
      press: '7 지정하기',
      say: '이번 회차는 저희가 7로 지정했습니다. 지정한 결과라 검증할 수 없다고 화면에 나옵니다.',
    },
    {
      title: '지난 결과는 아무것도 바꾸지 않습니다',
      press: '추이 열기',
      say: '지난 결과로 다음을 알 수 있을까요? 화면은 정직하게 답합니다. 지난 결과는 다음 추첨과 무관합니다.',
    },
  ],
};

export const isItFairTexts: TextsByLanguage = { en, zh, cht, jp, kor };
