import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Target } from './targets.ts';

/** What a presenter reads who has just unpacked it, a text a language; lines are cut by hand, editors do not all wrap. */
const TEXTS: Readonly<Record<LanguageCode, ReadMeText>> = {
  en: {
    title: 'CANADA 28 - demo, no real money',
    start: `Unpack the whole archive first, to a place where you may write, such as the
desktop. No installation and no network is needed.

Start       Double-click {startFile}. The stage opens in the browser. If no
            browser opens, enter the address that the window shows.`,
    firstStart: {
      win32: `            If Windows warns of an unknown publisher the first time, choose
            "More info" and "Run anyway".`,
      darwin: `            The first time, right-click it and choose "Open". If the Mac still
            refuses, allow it in System Settings, "Privacy & Security".`,
      linux: `            If nothing happens, choose "Run in terminal", or enter
            ./{startFile} in a terminal.`,
    },
    rest: `Stop        Close that window.
Visitors    In the same network they join with their phones by the code on the
            stage. If the system asks whether the program may be reached, allow
            it for private networks. Phones reach the product only; stage and
            console answer this computer alone.
Data        Everything lies in the folder "data" beside this text. Delete it to
            begin again.
Bug files   Drop a bug file (.c28) into the console.
Licences    Those of what is inside lie in the folder "licences".`,
  },
  zh: {
    title: '加拿大28 - 演示，不涉及真实资金',
    start: `请先把整个压缩包解压到可以写入的位置，例如桌面。
无需安装，也无需联网。

启动：  双击 {startFile}，浏览器会打开演示台。
        如果浏览器没有打开，请输入窗口中显示的地址。`,
    firstStart: {
      win32: `        首次启动时如果 Windows 提示发布者未知，
        请选择“更多信息”，再选择“仍要运行”。`,
      darwin: `        首次启动请右键点按该文件并选择“打开”。如果仍被阻止，
        请在“系统设置”的“隐私与安全性”中允许打开。`,
      linux: `        如果没有反应，请选择“在终端中运行”，
        或在终端中输入 ./{startFile}。`,
    },
    rest: `停止：  关闭该窗口。
访客：  同一网络中的访客用手机扫描演示台上的二维码即可加入。
        如果系统询问是否允许访问此程序，请允许专用网络访问。
        手机只能访问产品，演示台和控制台只能在这台电脑上使用。
数据：  所有数据都保存在本文件旁边的“data”文件夹中，
        删除该文件夹即可重新开始。
问题文件：把 .c28 文件拖入控制台。
许可证：所含组件的许可证保存在“licences”文件夹中。`,
  },
  cht: {
    title: '加拿大28 - 示範，不涉及真實資金',
    start: `請先將整個壓縮檔解壓縮到可以寫入的位置，例如桌面。
不需要安裝，也不需要網路。

啟動：  按兩下 {startFile}，瀏覽器會開啟示範台。
        如果瀏覽器沒有開啟，請輸入視窗中顯示的網址。`,
    firstStart: {
      win32: `        首次啟動時如果 Windows 提示發行者不明，
        請選擇「其他資訊」，再選擇「仍要執行」。`,
      darwin: `        首次啟動請按右鍵並選擇「打開」。如果仍被阻擋，
        請在「系統設定」的「隱私權與安全性」中允許打開。`,
      linux: `        如果沒有反應，請選擇「在終端機中執行」，
        或在終端機中輸入 ./{startFile}。`,
    },
    rest: `停止：  關閉該視窗。
訪客：  同一網路中的訪客用手機掃描示範台上的 QR Code 即可加入。
        如果系統詢問是否允許存取此程式，請允許私人網路存取。
        手機只能連到產品，示範台和主控台只能在這台電腦上使用。
資料：  所有資料都存放在本檔案旁的「data」資料夾中，
        刪除該資料夾即可重新開始。
問題檔：將 .c28 檔案拖入主控台。
授權：  所含元件的授權條款存放在「licences」資料夾中。`,
  },
  jp: {
    title: 'カナダ28 - デモ。実際のお金は動きません',
    start: `まず、圧縮ファイル全体をデスクトップなど書き込める場所に展開してください。
インストールもネットワークも必要ありません。

起動：  {startFile} をダブルクリックすると、ブラウザでステージが開きます。
        ブラウザが開かない場合は、ウィンドウに表示されるアドレスを
        入力してください。`,
    firstStart: {
      win32: `        初回に Windows が発行元不明の警告を表示した場合は、
        「詳細情報」から「実行」を選んでください。`,
      darwin: `        初回は右クリックして「開く」を選んでください。それでも
        開けない場合は、「システム設定」の「プライバシーとセキュリティ」で
        許可してください。`,
      linux: `        何も起こらない場合は「端末で実行」を選ぶか、
        端末で ./{startFile} と入力してください。`,
    },
    rest: `終了：  そのウィンドウを閉じます。
来場者：同じネットワークなら、ステージに表示されるQRコードを
        スマートフォンで読み取って参加できます。プログラムへの接続を
        許可するか確認されたら、プライベートネットワークを許可してください。
        スマートフォンから使えるのはアプリだけです。ステージとコンソールは
        このパソコンでのみ使えます。
データ：すべてこのファイルと同じ場所の「data」フォルダーにあります。
        最初からやり直すには、そのフォルダーを削除してください。
不具合ファイル（.c28）：コンソールにドロップします。
ライセンス：同梱物のライセンスは「licences」フォルダーにあります。`,
  },
  kor: {
    title: '캐나다 28 - 데모, 실제 돈이 오가지 않습니다',
    start: `먼저 압축 파일 전체를 바탕 화면처럼 쓰기가 가능한 위치에 풀어 주세요.
설치도 네트워크도 필요하지 않습니다.

시작:   {startFile} 파일을 두 번 클릭하면 브라우저에서 스테이지가 열립니다.
        브라우저가 열리지 않으면 창에 표시된 주소를 입력해 주세요.`,
    firstStart: {
      win32: `        처음 시작할 때 Windows에서 알 수 없는 게시자라고 경고하면
        "추가 정보"를 선택한 후 "실행"을 선택해 주세요.`,
      darwin: `        처음에는 오른쪽 버튼으로 클릭하여 "열기"를 선택해 주세요. 그래도
        열리지 않으면 "시스템 설정"의 "개인정보 보호 및 보안"에서
        허용해 주세요.`,
      linux: `        아무 반응이 없으면 "터미널에서 실행"을 선택하거나
        터미널에 ./{startFile} 명령을 입력해 주세요.`,
    },
    rest: `종료:   그 창을 닫습니다.
방문자: 같은 네트워크에서는 휴대폰으로 스테이지의 QR 코드를 찍으면 참여할 수
        있습니다. 프로그램에 대한 접근을 허용할지 물으면 개인 네트워크에
        허용해 주세요. 휴대폰에서는 앱만 열리며, 스테이지와 콘솔은
        이 컴퓨터에서만 쓸 수 있습니다.
데이터: 모두 이 파일 옆의 "data" 폴더에 저장됩니다. 처음부터 다시 시작하려면
        그 폴더를 삭제해 주세요.
버그 파일: .c28 파일을 콘솔로 끌어다 놓습니다.
라이선스: 포함된 구성 요소의 라이선스는 "licences" 폴더에 있습니다.`,
  },
};

type ReadMeText = {
  readonly title: string;
  readonly start: string;
  /** What may keep it from starting the first time, by system. */
  readonly firstStart: Readonly<Record<Target['system'], string>>;
  readonly rest: string;
};

/** Editors that do not take a text for UTF-8 by themselves do so by this mark. */
const UTF8_MARK = '\ufeff';

/** All languages in one text, for the person who unpacks it is not known. */
export function readMe(system: Target['system'], startFile: string): string {
  const sections = Object.values(TEXTS).map(({ title, start, firstStart, rest }) =>
    [title, '', `${start}\n${firstStart[system]}`, rest, ''].join('\n'),
  );
  const contents = 'English · 简体中文 · 繁體中文 · 日本語 · 한국어';
  const text = [contents, ...sections].join(`\n${'-'.repeat(76)}\n\n`).replaceAll('{startFile}', startFile);
  return UTF8_MARK + text.replaceAll('\n', '\r\n');
}
