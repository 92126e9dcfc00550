import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** What a player is told where another server, or a recording, cannot answer (control §13). */
type UpstreamTexts = {
  /** A call that moves money, refused by the mock. */
  readonly writesRefused: string;
  readonly down: string;
  readonly slow: string;
  readonly certificate: string;
  /** It answers, but as something else. */
  readonly otherServer: string;
  readonly noHttp: string;
  readonly brokeOff: string;
  readonly notRecorded: string;
};

/** What went wrong on the way. */
export type UpstreamTrouble = Exclude<keyof UpstreamTexts, 'writesRefused' | 'notRecorded'>;

/** By language; a word in braces is a value. */
export const UPSTREAM_WORDS: Readonly<Record<LanguageCode, UpstreamTexts>> = {
  zh: {
    writesRefused: '测试代理没有转发此操作：{path} 会动用 {url} 上的资金，而创建该世界时未设置 allowWrites',
    down: '无法连接服务器 {url}（{reason}）',
    slow: '服务器 {url} 未在 {seconds} 秒内响应',
    certificate: '服务器 {url} 的证书不受信任（{reason}）；创建世界时设置 insecure 可忽略此检查',
    otherServer: '{url} 上运行的不是本产品的接口：{path} 返回了 {reason}',
    noHttp: '{url} 上的服务不使用该地址所说的协议（{reason}）',
    brokeOff: '服务器 {url} 在响应之前断开了连接（{reason}）',
    notRecorded: '录制内容中没有此请求：{path}；最接近的是 {nearest}',
  },
  en: {
    writesRefused:
      'The test proxy did not pass this on: {path} moves money on {url}, and its world was made without allowWrites',
    down: 'The server {url} cannot be reached ({reason})',
    slow: 'The server {url} did not answer within {seconds} s',
    certificate:
      'The certificate of {url} is not trusted ({reason}); a world made with insecure does without that check',
    otherServer: 'What runs at {url} is not this API: {path} was answered with {reason}',
    noHttp: 'What runs at {url} does not speak the protocol of its address ({reason})',
    brokeOff: 'The server {url} closed the connection before it answered ({reason})',
    notRecorded: 'The recording does not have this call: {path}; nearest to it: {nearest}',
  },
  jp: {
    writesRefused:
      'テストプロキシはこの操作を転送しませんでした。{path} は {url} の資金を動かしますが、このワールドは allowWrites なしで作成されています',
    down: 'サーバー {url} に接続できません（{reason}）',
    slow: 'サーバー {url} が {seconds} 秒以内に応答しませんでした',
    certificate:
      'サーバー {url} の証明書は信頼されていません（{reason}）。insecure を付けて作成したワールドではこの確認を行いません',
    otherServer: '{url} で動いているのはこの API ではありません。{path} に対して {reason} が返されました',
    noHttp: '{url} で動いているサービスは、アドレスが示すプロトコルに対応していません（{reason}）',
    brokeOff: 'サーバー {url} が応答する前に接続を切断しました（{reason}）',
    notRecorded: '記録にこの呼び出しはありません：{path}。最も近いもの：{nearest}',
  },
  kor: {
    writesRefused:
      '테스트 프록시가 이 요청을 전달하지 않았습니다. {path}은(는) {url}의 자금을 움직이지만 이 월드는 allowWrites 없이 만들어졌습니다',
    down: '서버 {url}에 연결할 수 없습니다({reason})',
    slow: '서버 {url}이(가) {seconds}초 안에 응답하지 않았습니다',
    certificate:
      '서버 {url}의 인증서를 신뢰할 수 없습니다({reason}). insecure로 만든 월드에서는 이 검사를 하지 않습니다',
    otherServer: '{url}에서 실행 중인 것은 이 API가 아닙니다. {path}에 대해 {reason}이(가) 반환되었습니다',
    noHttp: '{url}의 서비스는 주소에 적힌 프로토콜을 사용하지 않습니다({reason})',
    brokeOff: '서버 {url}이(가) 응답하기 전에 연결을 끊었습니다({reason})',
    notRecorded: '녹화에 이 호출이 없습니다: {path}. 가장 가까운 호출: {nearest}',
  },
  cht: {
    writesRefused: '測試代理沒有轉送此操作：{path} 會動用 {url} 上的資金，而建立該世界時未設定 allowWrites',
    down: '無法連線至伺服器 {url}（{reason}）',
    slow: '伺服器 {url} 未在 {seconds} 秒內回應',
    certificate: '伺服器 {url} 的憑證不受信任（{reason}）；建立世界時設定 insecure 可略過此檢查',
    otherServer: '{url} 上執行的不是本產品的介面：{path} 回傳了 {reason}',
    noHttp: '{url} 上的服務不使用該位址所說的協定（{reason}）',
    brokeOff: '伺服器 {url} 在回應之前中斷了連線（{reason}）',
    notRecorded: '錄製內容中沒有此請求：{path}；最接近的是 {nearest}',
  },
};
