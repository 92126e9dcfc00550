import { languageOfTag } from '@canada28/shared/contract/language-of-tag.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** What the window of a bundle says to a presenter; `{word}` is filled in. Of bugs and settings it speaks English. */
export type PresenterWords = {
  readonly demo: string;
  readonly stage: string;
  readonly console: string;
  readonly product: string;
  readonly data: string;
  readonly noBrowser: string;
  readonly noNetwork: string;
  readonly network: string;
  readonly stop: string;
  readonly runsAlready: string;
  readonly portTaken: string;
  readonly notWritable: string;
  readonly pressKey: string;
};

export const PRESENTER_WORDS: Readonly<Record<LanguageCode, PresenterWords>> = {
  zh: {
    demo: '加拿大28（演示，不涉及真实资金）',
    stage: '演示台',
    console: '控制台',
    product: '产品',
    data: '数据',
    noBrowser: '如果浏览器没有自动打开，请打开浏览器并输入演示台的地址。',
    noNetwork: '这台电脑没有接入网络，访客无法用手机加入。',
    network: '同一网络中的访客可扫描演示台上的二维码加入（这台电脑的地址是 {address}）。',
    stop: '关闭此窗口或按 Ctrl-C 即可停止。',
    runsAlready: '加拿大28已在运行：{url}',
    portTaken: '端口 {port} 已被其他程序占用，加拿大28改用端口 {taken}。',
    notWritable:
      '加拿大28无法写入所在的文件夹 {folder}。请把该文件夹移到可以写入的位置（例如桌面），再从那里启动。',
    pressKey: '按任意键关闭此窗口。',
  },
  en: {
    demo: 'Canada 28 (demo, no real money)',
    stage: 'Stage',
    console: 'Console',
    product: 'Product',
    data: 'Data',
    noBrowser: 'If no browser opens, open one and enter the address of the stage.',
    noNetwork: 'This computer is in no network: visitors cannot join with their phones.',
    network: 'Visitors in the same network join by the code on the stage (this computer is {address} there).',
    stop: 'Close this window, or press Ctrl-C, to stop.',
    runsAlready: 'Canada 28 runs already: {url}',
    portTaken: 'Port {port} is used by another program: Canada 28 takes {taken}.',
    notWritable:
      'Canada 28 cannot write to its folder {folder}. Move this folder somewhere writable, such as the desktop, and start it there.',
    pressKey: 'Press any key to close this window.',
  },
  jp: {
    demo: 'カナダ28（デモ。実際のお金は動きません）',
    stage: 'ステージ',
    console: 'コンソール',
    product: 'アプリ',
    data: 'データ',
    noBrowser: 'ブラウザが開かない場合は、ブラウザを開いてステージのアドレスを入力してください。',
    noNetwork: 'このパソコンはネットワークに接続されていないため、来場者はスマートフォンから参加できません。',
    network:
      '同じネットワークの来場者は、ステージに表示されるQRコードから参加できます（このパソコンのアドレス：{address}）。',
    stop: '終了するには、このウィンドウを閉じるか、Ctrl-C を押してください。',
    runsAlready: 'カナダ28はすでに起動しています：{url}',
    portTaken: 'ポート {port} はほかのプログラムが使用中のため、カナダ28はポート {taken} を使います。',
    notWritable:
      'カナダ28のフォルダー {folder} に書き込めません。デスクトップなど書き込める場所にこのフォルダーを移動し、そこから起動してください。',
    pressKey: '何かキーを押すと、このウィンドウが閉じます。',
  },
  kor: {
    demo: '캐나다 28(데모, 실제 돈이 오가지 않습니다)',
    stage: '스테이지',
    console: '콘솔',
    product: '앱',
    data: '데이터',
    noBrowser: '브라우저가 열리지 않으면 직접 열고 스테이지 주소를 입력해 주세요.',
    noNetwork: '이 컴퓨터가 네트워크에 연결되어 있지 않아 방문자가 휴대폰으로 참여할 수 없습니다.',
    network:
      '같은 네트워크에 있는 방문자는 스테이지의 QR 코드로 참여할 수 있습니다(이 컴퓨터의 주소: {address}).',
    stop: '종료하려면 이 창을 닫거나 Ctrl-C를 누르세요.',
    runsAlready: '캐나다 28이 이미 실행 중입니다: {url}',
    portTaken: '{port}번 포트는 다른 프로그램이 사용 중이므로 캐나다 28은 {taken}번 포트에서 실행됩니다.',
    notWritable:
      '캐나다 28 폴더({folder})에 쓸 수 없습니다. 바탕 화면처럼 쓰기가 가능한 위치로 이 폴더를 옮긴 후 다시 시작해 주세요.',
    pressKey: '아무 키나 누르면 이 창이 닫힙니다.',
  },
  cht: {
    demo: '加拿大28（示範，不涉及真實資金）',
    stage: '示範台',
    console: '主控台',
    product: '產品',
    data: '資料',
    noBrowser: '如果瀏覽器沒有自動開啟，請開啟瀏覽器並輸入示範台的網址。',
    noNetwork: '這台電腦沒有連上網路，訪客無法用手機加入。',
    network: '同一網路中的訪客可掃描示範台上的 QR Code 加入（這台電腦的位址是 {address}）。',
    stop: '關閉此視窗或按 Ctrl-C 即可停止。',
    runsAlready: '加拿大28已在執行：{url}',
    portTaken: '連接埠 {port} 已被其他程式占用，加拿大28改用連接埠 {taken}。',
    notWritable:
      '加拿大28無法寫入所在的資料夾 {folder}。請將此資料夾移到可以寫入的位置（例如桌面），再從那裡啟動。',
    pressKey: '按任意鍵關閉此視窗。',
  },
};

/** The language of a system by its BCP-47 tag; English where it is none of the five (control §12). */
export function languageOfSystem(tag: string): LanguageCode {
  return languageOfTag(tag) ?? 'en';
}
