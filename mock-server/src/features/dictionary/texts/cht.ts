import type { DictionaryTexts } from './zh.ts';

/** Traditional Chinese. */
export const cht: DictionaryTexts = {
  maintenance: {
    daily: '每天 {start}–{end}',
    withMonday: '每天 {start}–{end}，週一為 {mondayStart}–{mondayEnd}',
    opening: '例行維護（{zone}）：{maintenance}。其餘時間全天開放。',
    none: '全天開放，無例行維護。',
  },
  notices: {
    demo: {
      title: '示範環境提醒',
      content: '您正在使用示範環境，所有餘額均為示範資金，不涉及真實資金。請勿轉入真實的 USDT。',
    },
    maintenance: {
      title: '每日維護時間',
      content: '每日維護時間（{zone}）：{maintenance}。維護期間暫停投注與開獎，儲值、提領和客服不受影響。',
    },
    renamed: {
      title: '平台更名公告',
      content: '平台已於2023年6月20日更名為「加拿大28」。會員等級與帳戶資產均不受影響，原帳號可照常使用。',
    },
  },
  about: {
    title: '關於加拿大28',
    html: `<p>加拿大28約每{interval}分鐘開獎一次。每期從 1–80 中抽出20個不同的號碼，依規則得出三個數字，相加即為 0–27 的開獎結果。</p>
<h3>公平可查</h3>
<ul>
<li>開盤之前公布種子的雜湊值，開獎之後公布種子，任何人都能在開獎詳情中自行驗證。</li>
<li>開獎結果只取決於種子、期號和公共隨機源，與投注無關。</li>
</ul>
<h3>開放時間</h3>
<p>{openingHours}</p>
<h3>理性投注</h3>
<ul>
<li>未滿18歲請勿參與。</li>
<li>您可以在「帳戶安全」中設定每日儲值限額、每日虧損限額、時間提醒和暫停。</li>
<li>過去的開獎結果不影響下一期，追號不會改變中獎機率。</li>
</ul>`,
  },
  version: '最新版本號',
  orderCount: '已投注人數',
  interval: '開獎間隔（秒）',
  maintenanceHours: '每日維護時間',
  profitRule: '盈利追號規則',
  doubleRule: '翻倍追號規則',
  maxChaseIssues: '單次追號最多期數',
  depositBonus: '儲值贈金',
  contact: {
    chat: { name: '加拿大28 客服', label: '線上客服，全天24小時' },
    mail: { name: '加拿大28 客服信箱', label: '郵件客服，24小時內回覆' },
  },
  banner: { title: '需要協助嗎？', label: '人工客服全天候服務，為您解答儲值、提領和密碼問題' },
  crypto: {
    what: {
      question: '什麼是虛擬貨幣？',
      answer: `<p>虛擬貨幣（加密貨幣）是以密碼學技術發行和轉帳的數位資產。轉帳記錄保存在公開的區塊鏈上，不需經過銀行，全天24小時都能到帳。</p>
<p>每個錢包都有一個地址，作用類似銀行帳號：收款時把地址告訴對方，付款時填寫對方的地址。</p>`,
    },
    usdt: {
      question: '什麼是 USDT？',
      answer: `<p>USDT（泰達幣）是與美元掛鉤的穩定幣，1 USDT 約等於1美元，價格波動通常很小，適合用於支付和結算，但不保證始終等值。</p>
<p>本平台的儲值、提領、投注和餘額均以 USDT 為單位。</p>`,
    },
    protocols: {
      question: 'TRC20 和 ERC20 有什麼不同？',
      answer: `<p>它們是 USDT 所在的兩種網路，地址格式不同，互不相通：</p>
<ul>
<li><strong>TRC20</strong>：波場（TRON）網路，地址以 T 開頭，轉帳快，網路費低。</li>
<li><strong>ERC20</strong>：以太坊（Ethereum）網路，地址以 0x 開頭，網路費隨壅塞程度變動。</li>
</ul>
<p><strong>轉出與收款必須使用同一網路，否則資產可能無法找回。</strong></p>`,
    },
    obtain: {
      question: '如何取得 USDT？',
      answer: `<ol>
<li>在合法的交易所註冊並完成身分驗證。</li>
<li>用當地貨幣購買 USDT。</li>
<li>把 USDT 存放在交易所，或轉到自己的錢包。</li>
</ol>
<p>請遵守您所在地區的法律規定。</p>`,
    },
    safety: {
      question: '如何保管好虛擬貨幣？',
      answer: `<ul>
<li>助記詞和私鑰只由自己保管，不截圖、不上網、不告訴任何人。</li>
<li>轉帳前逐位核對地址；大額轉帳先小額測試。</li>
<li>鏈上轉帳一經確認即無法撤銷。</li>
</ul>`,
    },
  },
  bonusRule:
    '<li>每筆儲值贈送 {percent}% 贈金，最高 {most} USDT；贈金與儲值一同到帳，可直接投注或提領。</li>',
  deposit: {
    steps: {
      question: '如何儲值？',
      answer: `<ol>
<li>開啟「儲值」，選擇 TRC20 或 ERC20。</li>
<li>複製收款地址，或掃描 QR Code。</li>
<li>輸入儲值金額。</li>
<li>從您的錢包或交易所，用同一網路轉出相同金額，然後點選「我已付款」。</li>
<li>審核通過後自動到帳，可在「儲值記錄」中查看進度。</li>
</ol>
<p><strong>示範環境無須真實轉帳，請勿轉入真實的 USDT。</strong></p>`,
    },
    limits: {
      question: '儲值有限額和優惠嗎？',
      answer: `<ul>
<li>單筆儲值 {minDeposit}–{maxDeposit} USDT。</li>
{bonusRule}
<li>平台不收取儲值手續費，鏈上網路費由轉出方負擔。</li>
</ul>`,
    },
    arrival: {
      question: '儲值多久到帳？',
      answer: `<p>網路確認後一般約10分鐘到帳，網路壅塞時需要10–30分鐘。</p>
<p>超過30分鐘仍未到帳，請聯絡人工客服，並提供訂單編號和轉帳的交易雜湊（TxID）。</p>`,
    },
    unpaid: {
      question: '送出後沒有付款會怎樣？',
      answer: '<p>訂單保留24小時，屆時仍未付款會自動取消，不影響再次儲值。</p>',
    },
    mistake: {
      question: '轉錯網路或金額怎麼辦？',
      answer: `<ul>
<li>金額不符：請聯絡人工客服，核實後依實際到帳金額處理。</li>
<li>網路不符：資產可能無法找回，請儘快聯絡人工客服。</li>
</ul>`,
    },
    refused: {
      question: '為什麼無法儲值？',
      answer: `<ul>
<li>金額不在 {minDeposit}–{maxDeposit} USDT 之內。</li>
<li>已達到您自己設定的每日儲值限額，或正在暫停。</li>
<li>帳戶被禁止交易，請聯絡人工客服。</li>
</ul>`,
    },
  },
  withdraw: {
    steps: {
      question: '如何提領？',
      answer: `<ol>
<li>在「帳戶安全」中設定{digits}位交易密碼。</li>
<li>在「地址簿」中新增您的 TRC20 或 ERC20 地址。</li>
<li>開啟「提領」，選擇地址，輸入金額。</li>
<li>核對手續費和實際到帳，輸入交易密碼後送出。</li>
</ol>`,
    },
    fee: {
      question: '提領手續費是多少？',
      answer:
        '<p>手續費為提領金額的 {fee}%，從提領金額中扣除。例如提領 {exampleAmount} USDT，手續費 {exampleFee} USDT，實際到帳 {exampleNet} USDT。</p>',
    },
    arrival: {
      question: '提領多久到帳？',
      answer: `<ul>
<li>審核通過後一般約10分鐘到帳。</li>
<li>網路壅塞時需要10–30分鐘。</li>
<li>所有提領最遲在24小時內處理完畢。</li>
</ul>
<p>超過30分鐘仍未到帳，請憑訂單編號聯絡人工客服。</p>`,
    },
    option: {
      question: '為什麼沒有 USDT 提領選項？',
      answer: '<p>為保障資金安全，至少有一筆儲值或提領成功之後，才會出現 USDT 提領選項。</p>',
    },
    address: {
      question: '提領地址可以修改嗎？',
      answer: `<p>地址確認後不能修改，只能設為預設或刪除。需要使用其他地址時，請在「地址簿」中另行新增。</p>
<p>新增地址需要輸入交易密碼。</p>`,
    },
    failed: {
      question: '提領失敗，資金去哪了？',
      answer:
        '<p>送出提領時，金額會先凍結。審核未通過或撥款失敗時，包括手續費在內的全部金額會退回可用餘額，並以訊息通知您。</p>',
    },
  },
  password: {
    forgottenLogin: {
      question: '忘記登入密碼怎麼辦？',
      answer: '<p>為保障帳戶安全，登入密碼只能透過人工客服重設。請準備好帳號，以便客服核實身分。</p>',
    },
    forgottenPay: {
      question: '忘記交易密碼怎麼辦？',
      answer: '<p>交易密碼同樣只能透過人工客服重設。核實身分後，客服會協助您設定新密碼。</p>',
    },
    change: {
      question: '如何修改密碼？',
      answer: `<ol>
<li>開啟「我的」→「帳戶安全」，選擇登入密碼或交易密碼。</li>
<li>輸入原密碼，再輸入兩次新密碼。</li>
<li>把滑桿拖到最右側，完成驗證並送出。</li>
</ol>
<p>修改登入密碼後，其他裝置會登出。</p>`,
    },
    rules: {
      question: '交易密碼有什麼要求？',
      answer: `<ul>
<li>交易密碼為{digits}位數字，兩次輸入必須一致。</li>
<li>提領和新增地址時需要交易密碼。</li>
<li>請勿使用生日、連號或與登入密碼相同的數字。</li>
</ul>`,
    },
    locked: {
      question: '為什麼密碼被鎖定？',
      answer:
        '<p>{lockWindow}分鐘內輸錯{lockAttempts}次，該密碼會鎖定{lockMinutes}分鐘，屆時自動解鎖。交易密碼一天內輸錯{payLockAttempts}次將被鎖定，需聯絡客服解鎖。如非本人操作，請立即聯絡人工客服。</p>',
    },
    safety: {
      question: '客服會索取我的密碼嗎？',
      answer: '<p>不會。任何索取密碼、驗證碼、助記詞或要求向個人地址轉帳的人都不是我們的客服。</p>',
    },
  },
};
