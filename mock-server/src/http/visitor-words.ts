import { languageOfTag } from '@canada28/shared/contract/language-of-tag.ts';
import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { FastifyRequest } from 'fastify';

/** What visitors read where there is no client to show it; `{word}` is filled in. Pages for testers are English. */
type VisitorWords = {
  /** BCP-47, for screen readers. */
  readonly tag: string;
  /** What it is called unless the demo has a name of its own; filled in as `{name}`. */
  readonly product: string;
  readonly title: string;
  readonly ask: string;
  readonly atOnce: string;
  readonly facts: readonly string[];
  readonly nameLabel: string;
  readonly nameHint: string;
  readonly nameTooLong: string;
  readonly button: string;
  readonly noScript: string;
  readonly noWorld: string;
  readonly ended: string;
  readonly full: string;
  readonly crowded: string;
  readonly forbidden: string;
  readonly toDefault: string;
  /** For a visitor whose invitation ended while they played. */
  readonly over: string;
  readonly overThanks: string;
  readonly codeAsk: string;
  readonly codeLabel: string;
  readonly codeWrong: string;
  readonly codeTooOften: string;
};

export const VISITOR_WORDS: Readonly<Record<LanguageCode, VisitorWords>> = {
  zh: {
    tag: 'zh-Hans',
    product: '加拿大28',
    title: '{name} · 演示',
    ask: '加入{name}演示？',
    atOnce: '正在加入…',
    facts: ['您会得到一个带演示资金的新账号', '不涉及真实资金', '此浏览器中已登录演示的账号将退出登录'],
    nameLabel: '您的名字（选填）',
    nameHint: '会显示在大屏幕和聊天室里。',
    nameTooLong: '名字最多 {most} 个字符。',
    button: '加入',
    noScript: '请开启 JavaScript 后再加入。',
    noWorld: '没有名为“{world}”的世界。',
    ended: '此邀请无效或已结束，请索取新的邀请。',
    full: '此邀请的 {most} 个名额已满，请索取新的邀请。',
    crowded: '刚才从这里加入的人太多，请一分钟后再试。',
    forbidden: '此账号目前禁止登录。',
    toDefault: '打开公共演示',
    over: '演示已结束',
    overThanks: '感谢您的参与！',
    codeAsk: '请输入屏幕上的代码',
    codeLabel: '代码',
    codeWrong: '没有使用此代码的邀请，请对照屏幕检查。',
    codeTooOften: '错误的代码太多，请一分钟后再试。',
  },
  en: {
    tag: 'en',
    product: 'Canada\u00a028',
    title: '{name} · demo',
    ask: 'Join the {name} demo?',
    atOnce: 'Joining…',
    facts: [
      'You get a new account with demo money',
      'No real money is involved',
      'A player who is logged in to the demo in this browser is logged out',
    ],
    nameLabel: 'Your name (optional)',
    nameHint: 'Shown on the big screen and in the chat.',
    nameTooLong: 'A name has at most {most} characters.',
    button: 'Join',
    noScript: 'Switch JavaScript on to join.',
    noWorld: 'There is no world "{world}".',
    ended: 'This invitation is not valid or has ended. Ask for a new one.',
    full: 'All {most} places of this invitation are taken. Ask for a new one.',
    crowded: 'Too many joined from here just now. Try again in a minute.',
    forbidden: 'This account may not log in at the moment.',
    toDefault: 'Open the public demo',
    over: 'The demo has ended',
    overThanks: 'Thank you for playing along!',
    codeAsk: 'Type the code on the screen',
    codeLabel: 'Code',
    codeWrong: 'No invitation has this code. Compare it with the screen.',
    codeTooOften: 'Too many wrong codes. Try again in a minute.',
  },
  jp: {
    tag: 'ja',
    product: 'カナダ28',
    title: '{name} · デモ',
    ask: '{name}のデモに参加しますか？',
    atOnce: '参加しています…',
    facts: [
      'デモ用の残高が付いた新しいアカウントを使えます',
      '実際のお金は動きません',
      'このブラウザでデモにログイン中のアカウントはログアウトされます',
    ],
    nameLabel: 'お名前（任意）',
    nameHint: '大画面とチャットに表示されます。',
    nameTooLong: '名前は{most}文字までです。',
    button: '参加する',
    noScript: '参加するには JavaScript を有効にしてください。',
    noWorld: 'ワールド「{world}」はありません。',
    ended: 'この招待は無効か、すでに終了しています。新しい招待を受け取ってください。',
    full: 'この招待の定員{most}名に達しました。新しい招待を受け取ってください。',
    crowded: 'この回線からの参加が集中しています。1分後にもう一度お試しください。',
    forbidden: 'このアカウントは現在ログインできません。',
    toDefault: '共用のデモを開く',
    over: 'デモは終了しました',
    overThanks: 'ご参加ありがとうございました！',
    codeAsk: '画面のコードを入力してください',
    codeLabel: 'コード',
    codeWrong: 'このコードの招待はありません。画面と見比べてください。',
    codeTooOften: '間違ったコードが多すぎます。1分後にもう一度お試しください。',
  },
  kor: {
    tag: 'ko',
    product: '캐나다\u00a028',
    title: '{name} · 데모',
    ask: '{name} 데모에 참여하시겠습니까?',
    atOnce: '참여하는 중…',
    facts: [
      '데모 자금이 들어 있는 새 계정이 만들어집니다',
      '실제 돈이 오가지 않습니다',
      '이 브라우저에서 데모에 로그인된 계정은 로그아웃됩니다',
    ],
    nameLabel: '이름(선택)',
    nameHint: '큰 화면과 채팅에 표시됩니다.',
    nameTooLong: '이름은 최대 {most}자입니다.',
    button: '참여하기',
    noScript: '참여하려면 JavaScript를 켜 주세요.',
    noWorld: '“{world}” 월드가 없습니다.',
    ended: '유효하지 않거나 종료된 초대입니다. 새 초대를 요청해 주세요.',
    full: '이 초대의 정원 {most}명이 모두 찼습니다. 새 초대를 요청해 주세요.',
    crowded: '방금 이곳에서 참여한 사람이 너무 많습니다. 1분 후에 다시 시도해 주세요.',
    forbidden: '이 계정은 현재 로그인할 수 없습니다.',
    toDefault: '공용 데모 열기',
    over: '데모가 끝났습니다',
    overThanks: '함께해 주셔서 감사합니다!',
    codeAsk: '화면의 코드를 입력하세요',
    codeLabel: '코드',
    codeWrong: '이 코드의 초대가 없습니다. 화면과 비교해 주세요.',
    codeTooOften: '잘못된 코드가 너무 많습니다. 1분 후에 다시 시도해 주세요.',
  },
  cht: {
    tag: 'zh-Hant',
    product: '加拿大28',
    title: '{name} · 示範',
    ask: '要加入{name}示範嗎？',
    atOnce: '正在加入…',
    facts: ['您會得到一個附示範資金的新帳號', '不涉及真實資金', '此瀏覽器中已登入示範的帳號將會登出'],
    nameLabel: '您的名字（選填）',
    nameHint: '會顯示在大螢幕和聊天室裡。',
    nameTooLong: '名字最多 {most} 個字元。',
    button: '加入',
    noScript: '請開啟 JavaScript 後再加入。',
    noWorld: '沒有名為「{world}」的世界。',
    ended: '此邀請無效或已結束，請索取新的邀請。',
    full: '此邀請的 {most} 個名額已滿，請索取新的邀請。',
    crowded: '剛才從這裡加入的人太多，請一分鐘後再試。',
    forbidden: '此帳號目前禁止登入。',
    toDefault: '開啟公用示範',
    over: '示範已結束',
    overThanks: '感謝您的參與！',
    codeAsk: '請輸入螢幕上的代碼',
    codeLabel: '代碼',
    codeWrong: '沒有使用此代碼的邀請，請對照螢幕檢查。',
    codeTooOften: '錯誤的代碼太多，請一分鐘後再試。',
  },
};

/** The language that this browser was given before, which a script tells; else the one that it asks for. */
export function languageOfVisitor(request: FastifyRequest): LanguageCode {
  const { lang } = request.headers;
  return isLanguageCode(lang) ? lang : languageOfBrowser(request);
}

/** The language that a browser asks for first; one that there is not, and none, is `zh` (product §4). */
function languageOfBrowser({ headers }: FastifyRequest): LanguageCode {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return languageOfTag(first.trim()) ?? 'zh';
}
