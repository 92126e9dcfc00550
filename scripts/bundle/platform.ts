import type { Target } from './targets.ts';

/** What differs between the systems that a bundle is made for. */
export type Platform = {
  readonly nodeFile: string;
  /** The file that a presenter double-clicks. */
  readonly startFile: string;
  readonly startText: string;
  /** Of what the system unpacks by a double click. */
  readonly archiveEnding: string;
};

const PROGRAM = 'mock-server/dist/present.js';

/** What a start file says, in each language, where its Node cannot run: mostly for want of a library, or of a permission. */
const CANNOT_RUN = {
  linux: [
    'Canada 28 cannot start: see the line above. If libatomic is missing, install the package libatomic1 (Debian, Ubuntu) or libatomic (Fedora).',
    '加拿大28无法启动，原因见上一行。如果缺少 libatomic，请安装软件包 libatomic1（Debian、Ubuntu）或 libatomic（Fedora）。',
    '加拿大28無法啟動，原因請見上一行。如果缺少 libatomic，請安裝套件 libatomic1（Debian、Ubuntu）或 libatomic（Fedora）。',
    'カナダ28を起動できません。原因は上の行をご覧ください。libatomic がない場合は、パッケージ libatomic1（Debian、Ubuntu）または libatomic（Fedora）をインストールしてください。',
    '캐나다 28을 시작할 수 없습니다. 이유는 윗줄에 있습니다. libatomic이 없으면 libatomic1(Debian, Ubuntu) 또는 libatomic(Fedora) 패키지를 설치해 주세요.',
  ],
  darwin: [
    'Canada 28 cannot start. Allow it in System Settings, Privacy & Security, then start it again.',
    '加拿大28无法启动。请在“系统设置”的“隐私与安全性”中允许打开，然后重新启动。',
    '加拿大28無法啟動。請在「系統設定」的「隱私權與安全性」中允許打開，然後重新啟動。',
    'カナダ28を起動できません。「システム設定」の「プライバシーとセキュリティ」で許可してから、もう一度起動してください。',
    '캐나다 28을 시작할 수 없습니다. "시스템 설정"의 "개인정보 보호 및 보안"에서 허용한 후 다시 시작해 주세요.',
  ],
} as const;

/**
 * For a shell without PATH, from any folder, with blanks in the path: nothing but what is built into it. `exec`, so that
 * a signal or a closed window ends the program itself.
 */
function shellText(system: keyof typeof CANNOT_RUN, parameter: string): string {
  return `#!/bin/sh
case $0 in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
if ! "$here/program/node" --version > /dev/null; then
${CANNOT_RUN[system].map((sentence) => `  echo '${sentence}'`).join('\n')}
  if [ -t 0 ]; then read -r key; fi
  exit 1
fi
exec "$here/program/node" "$here/program/${PROGRAM}" ${parameter}"$@"
`;
}

/** Windows starts a file out of an archive that it only shows, without those beside it, and closes the window at once. */
function cmdText(parameter: string): string {
  return `@echo off
if not exist "%~dp0program\\node.exe" goto packed
"%~dp0program\\node.exe" "%~dp0program\\${PROGRAM.replaceAll('/', '\\')}" ${parameter}%*
exit /b
:packed
chcp 65001 >nul
echo Unpack the whole archive first, then start it from there.
echo 请先解压整个压缩包，再从解压后的文件夹启动。
echo 請先將整個壓縮檔解壓縮，再從該資料夾啟動。
echo 圧縮ファイル全体を展開してから、そのフォルダーで起動してください。
echo 압축 파일 전체를 푼 후 그 폴더에서 시작해 주세요.
pause
`.replaceAll('\n', '\r\n');
}

/** With parameters, the start file gives them to the program. */
export function platformOf(system: Target['system'], parameters: readonly string[] = []): Platform {
  const parameter = parameters.map((one) => `${one} `).join('');
  if (system === 'win32')
    return {
      nodeFile: 'node.exe',
      startFile: 'start.cmd',
      startText: cmdText(parameter),
      archiveEnding: 'zip',
    };
  return {
    nodeFile: 'node',
    // The name by which a double click on a Mac opens a terminal.
    startFile: system === 'darwin' ? 'start.command' : 'start.sh',
    startText: shellText(system, parameter),
    archiveEnding: 'tar.gz',
  };
}
