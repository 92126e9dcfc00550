/** Simplified Chinese, the reference: the other languages have its keys. `dictionary-texts.ts` fills in `{words}`. */
export const zh = {
  maintenance: {
    daily: '每日 {start}–{end}',
    withMonday: '每日 {start}–{end}，周一为 {mondayStart}–{mondayEnd}',
    opening: '例行维护（{zone}）：{maintenance}。其余时间全天开放。',
    none: '全天开放，无例行维护。',
  },
  notices: {
    demo: {
      title: '演示环境提示',
      content: '您正在使用演示环境，所有余额均为演示资金，不涉及真实资金。请勿转入真实的 USDT。',
    },
    maintenance: {
      title: '每日维护时间',
      content: '每日维护时间（{zone}）：{maintenance}。维护期间暂停投注与开奖，充值、提现和客服不受影响。',
    },
    renamed: {
      title: '平台更名公告',
      content: '平台已于2023年6月20日更名为“加拿大28”。用户等级与账户资产均不受影响，原账号可照常使用。',
    },
  },
  about: {
    title: '关于加拿大28',
    html: `<p>加拿大28约每{interval}分钟开奖一次。每期从 1–80 中抽出20个不同的号码，按规则得出三个数字，相加即为 0–27 的开奖结果。</p>
<h3>公平可查</h3>
<ul>
<li>开盘之前公布种子的哈希值，开奖之后公布种子，任何人都可以在开奖详情中自行验证。</li>
<li>开奖结果只取决于种子、期号和公共随机源，与投注无关。</li>
</ul>
<h3>开放时间</h3>
<p>{openingHours}</p>
<h3>理性投注</h3>
<ul>
<li>未满18周岁请勿参与。</li>
<li>您可以在“账户安全”中设置每日充值限额、每日亏损限额、时长提醒和暂停。</li>
<li>以往的开奖结果不影响下一期，追号不会改变中奖概率。</li>
</ul>`,
  },
  version: '最新版本',
  orderCount: '已投注人数',
  interval: '开奖间隔（秒）',
  maintenanceHours: '每日维护时间',
  profitRule: '盈利追号规则',
  doubleRule: '翻倍追号规则',
  maxChaseIssues: '单次追号最多期数',
  depositBonus: '充值赠金',
  contact: {
    chat: { name: '加拿大28 客服', label: '在线客服，全天24小时' },
    mail: { name: '加拿大28 客服邮箱', label: '邮件客服，24小时内回复' },
  },
  banner: { title: '需要帮助吗？', label: '人工客服全天在线，为您解答充值、提现和密码问题' },
  crypto: {
    what: {
      question: '什么是虚拟货币？',
      answer: `<p>虚拟货币（加密货币）是以密码学技术发行和转账的数字资产。转账记录保存在公开的区块链上，无需银行经手，全天24小时均可到账。</p>
<p>每个钱包都有一个地址，作用类似银行账号：收款时把地址告诉对方，付款时填写对方的地址。</p>`,
    },
    usdt: {
      question: '什么是 USDT？',
      answer: `<p>USDT（泰达币）是与美元挂钩的稳定币，1 USDT 约等于1美元，价格波动通常很小，适合用于支付和结算，但不保证始终等值。</p>
<p>本平台的充值、提现、投注和余额均以 USDT 为单位。</p>`,
    },
    protocols: {
      question: 'TRC20 和 ERC20 有什么区别？',
      answer: `<p>它们是 USDT 所在的两条网络，地址格式不同，互不相通：</p>
<ul>
<li><strong>TRC20</strong>：波场（TRON）网络，地址以 T 开头，转账快，网络费低。</li>
<li><strong>ERC20</strong>：以太坊（Ethereum）网络，地址以 0x 开头，网络费随拥堵程度变化。</li>
</ul>
<p><strong>转出与收款必须使用同一网络，否则资产可能无法找回。</strong></p>`,
    },
    obtain: {
      question: '如何获得 USDT？',
      answer: `<ol>
<li>在正规交易所注册并完成身份认证。</li>
<li>用本国货币购买 USDT。</li>
<li>把 USDT 存放在交易所，或转到自己的钱包。</li>
</ol>
<p>请遵守您所在地区的法律法规。</p>`,
    },
    safety: {
      question: '如何保管好虚拟货币？',
      answer: `<ul>
<li>助记词和私钥只由自己保管，不截图、不上网、不告诉任何人。</li>
<li>转账前逐位核对地址；大额转账先小额测试。</li>
<li>链上转账一经确认无法撤销。</li>
</ul>`,
    },
  },
  bonusRule:
    '<li>每笔充值赠送 {percent}% 赠金，最高 {most} USDT；赠金与充值一同到账，可直接投注或提现。</li>',
  deposit: {
    steps: {
      question: '如何充值？',
      answer: `<ol>
<li>打开“充值”，选择 TRC20 或 ERC20。</li>
<li>复制收款地址，或扫描二维码。</li>
<li>输入充值金额。</li>
<li>从您的钱包或交易所，用同一网络转出相同金额，然后点击“我已付款”。</li>
<li>审核通过后自动入账，可在“充值记录”中查看进度。</li>
</ol>
<p><strong>演示环境无需真实转账，请勿转入真实的 USDT。</strong></p>`,
    },
    limits: {
      question: '充值有限额和优惠吗？',
      answer: `<ul>
<li>单笔充值 {minDeposit}–{maxDeposit} USDT。</li>
{bonusRule}
<li>平台不收取充值手续费，链上网络费由转出方承担。</li>
</ul>`,
    },
    arrival: {
      question: '充值多久到账？',
      answer: `<p>网络确认后一般约10分钟到账，网络拥堵时需要10–30分钟。</p>
<p>超过30分钟仍未到账，请联系人工客服，并提供订单号和转账的交易哈希（TxID）。</p>`,
    },
    unpaid: {
      question: '提交后没有付款会怎样？',
      answer: '<p>订单保留24小时，到时仍未付款会自动取消，不影响再次充值。</p>',
    },
    mistake: {
      question: '转错网络或金额怎么办？',
      answer: `<ul>
<li>金额不符：请联系人工客服，核实后按实际到账金额处理。</li>
<li>网络不符：资产可能无法找回，请尽快联系人工客服。</li>
</ul>`,
    },
    refused: {
      question: '为什么无法充值？',
      answer: `<ul>
<li>金额不在 {minDeposit}–{maxDeposit} USDT 之内。</li>
<li>已达到您自己设置的每日充值限额，或正在暂停。</li>
<li>账户被禁止交易，请联系人工客服。</li>
</ul>`,
    },
  },
  withdraw: {
    steps: {
      question: '如何提现？',
      answer: `<ol>
<li>在“账户安全”中设置{digits}位交易密码。</li>
<li>在“地址簿”中添加您的 TRC20 或 ERC20 地址。</li>
<li>打开“提现”，选择地址，输入金额。</li>
<li>核对手续费和实际到账，输入交易密码提交。</li>
</ol>`,
    },
    fee: {
      question: '提现手续费是多少？',
      answer:
        '<p>手续费为提现金额的 {fee}%，从提现金额中扣除。例如提现 {exampleAmount} USDT，手续费 {exampleFee} USDT，实际到账 {exampleNet} USDT。</p>',
    },
    arrival: {
      question: '提现多久到账？',
      answer: `<ul>
<li>审核通过后一般约10分钟到账。</li>
<li>网络拥堵时需要10–30分钟。</li>
<li>所有提现最迟在24小时内处理完毕。</li>
</ul>
<p>超过30分钟仍未到账，请凭订单号联系人工客服。</p>`,
    },
    option: {
      question: '为什么没有 USDT 提现选项？',
      answer: '<p>为保障资金安全，至少有一笔充值或提现成功之后，才会出现 USDT 提现选项。</p>',
    },
    address: {
      question: '提现地址可以修改吗？',
      answer: `<p>地址确认后不能修改，只能设为默认或删除。需要使用其他地址时，请在“地址簿”中重新添加。</p>
<p>添加地址需要输入交易密码。</p>`,
    },
    failed: {
      question: '提现失败，资金去哪了？',
      answer:
        '<p>提交提现时，金额会先冻结。审核未通过或打款失败时，包括手续费在内的全部金额会退回可用余额，并以消息通知您。</p>',
    },
  },
  password: {
    forgottenLogin: {
      question: '忘记登录密码怎么办？',
      answer: '<p>为保障账户安全，登录密码只能通过人工客服找回。请准备好账号，以便客服核实身份。</p>',
    },
    forgottenPay: {
      question: '忘记交易密码怎么办？',
      answer: '<p>交易密码同样只能通过人工客服找回。核实身份后，客服会协助您重新设置。</p>',
    },
    change: {
      question: '如何修改密码？',
      answer: `<ol>
<li>打开“我的”→“账户安全”，选择登录密码或交易密码。</li>
<li>输入原密码，再输入两次新密码。</li>
<li>把滑块拖到最右侧，完成验证并提交。</li>
</ol>
<p>修改登录密码后，其他设备会退出登录。</p>`,
    },
    rules: {
      question: '交易密码有什么要求？',
      answer: `<ul>
<li>交易密码为{digits}位数字，两次输入必须一致。</li>
<li>提现和添加地址时需要交易密码。</li>
<li>请勿使用生日、连号或与登录密码相同的数字。</li>
</ul>`,
    },
    locked: {
      question: '为什么密码被锁定？',
      answer:
        '<p>{lockWindow}分钟内输错{lockAttempts}次，该密码会锁定{lockMinutes}分钟，到时自动解锁。交易密码一天内输错{payLockAttempts}次将被锁定，需联系客服解锁。如非本人操作，请立即联系人工客服。</p>',
    },
    safety: {
      question: '客服会索要我的密码吗？',
      answer: '<p>不会。任何索要密码、验证码、助记词或要求向个人地址转账的人都不是我们的客服。</p>',
    },
  },
};

/** The texts of one language; a missing or extra key does not compile. */
export type DictionaryTexts = typeof zh;
