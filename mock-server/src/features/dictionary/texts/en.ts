import type { DictionaryTexts } from './zh.ts';

/** English. */
export const en: DictionaryTexts = {
  maintenance: {
    daily: 'daily {start}–{end}',
    withMonday: 'daily {start}–{end}, on Mondays {mondayStart}–{mondayEnd}',
    opening: 'Maintenance ({zone}): {maintenance}. Open at all other times, day and night.',
    none: 'Open day and night; there is no regular maintenance.',
  },
  notices: {
    demo: {
      title: 'This is a demo',
      content:
        'You are using a demo. All balances are play money; no real funds are involved. Never send real USDT.',
    },
    maintenance: {
      title: 'Daily maintenance',
      content:
        'Maintenance ({zone}): {maintenance}. Betting and draws pause during this time; deposits, withdrawals and customer service go on.',
    },
    renamed: {
      title: 'The platform has a new name',
      content:
        'On 20 June 2023 the platform was renamed Canada 28. User levels and assets are unaffected, and existing accounts work as before.',
    },
  },
  about: {
    title: 'About Canada 28',
    html: `<p>Canada 28 is drawn about every {interval} minutes. Each issue draws 20 different numbers from 1–80; by fixed rules they give three digits, and their sum, 0–27, is the result.</p>
<h3>Fair, and open to checking</h3>
<ul>
<li>The hash of the seed is published before betting opens, the seed itself after the draw. Anyone can verify a draw on its detail screen.</li>
<li>A result depends on the seed, the issue number and public randomness only, never on bets.</li>
</ul>
<h3>Hours</h3>
<p>{openingHours}</p>
<h3>Play responsibly</h3>
<ul>
<li>You must be at least 18 years old.</li>
<li>Under Account security you can set a daily deposit limit, a daily loss limit, a session reminder and a break.</li>
<li>Past draws do not affect the next one, and chasing does not change your chance of winning.</li>
</ul>`,
  },
  version: 'Latest version',
  orderCount: 'Players who have bet',
  interval: 'Seconds between draws',
  maintenanceHours: 'Hours of maintenance',
  profitRule: 'Profit target chase rule',
  doubleRule: 'Double chase rule',
  maxChaseIssues: 'Most issues in one chase',
  depositBonus: 'Deposit bonus',
  contact: {
    chat: { name: 'Canada 28 support', label: 'Live chat, 24 hours a day' },
    mail: { name: 'Canada 28 support mailbox', label: 'Email, answered within 24 hours' },
  },
  banner: {
    title: 'Need help?',
    label: 'Customer service is online day and night for deposits, withdrawals and passwords',
  },
  crypto: {
    what: {
      question: 'What is cryptocurrency?',
      answer: `<p>Cryptocurrency is a digital asset that is issued and transferred by means of cryptography. Transfers are recorded on a public blockchain, need no bank and arrive at any hour of the day.</p>
<p>Each wallet has an address, much like an account number: share your address to receive; enter the recipient’s to send.</p>`,
    },
    usdt: {
      question: 'What is USDT?',
      answer: `<p>USDT (Tether) is a stablecoin tied to the US dollar: 1 USDT is worth about 1 dollar. Its price usually moves little, which makes it practical for payments, but its value is not guaranteed.</p>
<p>Deposits, withdrawals, bets and balances on this platform are all in USDT.</p>`,
    },
    protocols: {
      question: 'What is the difference between TRC20 and ERC20?',
      answer: `<p>They are two networks that carry USDT. Their addresses differ and they are not connected:</p>
<ul>
<li><strong>TRC20</strong>: the TRON network. Addresses begin with T; transfers are fast and network fees low.</li>
<li><strong>ERC20</strong>: the Ethereum network. Addresses begin with 0x; network fees rise and fall with traffic.</li>
</ul>
<p><strong>Send and receive on the same network, otherwise the funds may be lost.</strong></p>`,
    },
    obtain: {
      question: 'How do I get USDT?',
      answer: `<ol>
<li>Open an account with a licensed exchange and verify your identity.</li>
<li>Buy USDT with your local currency.</li>
<li>Keep it at the exchange or move it to a wallet of your own.</li>
</ol>
<p>Please follow the laws of the place you live in.</p>`,
    },
    safety: {
      question: 'How do I keep cryptocurrency safe?',
      answer: `<ul>
<li>Keep your recovery phrase and private keys to yourself: no screenshots, nothing online, nobody else.</li>
<li>Check the whole address before you send; try a small amount before a large one.</li>
<li>A confirmed transfer cannot be undone.</li>
</ul>`,
    },
  },
  bonusRule:
    '<li>Each deposit earns a bonus of {percent}%, up to {most} USDT. It arrives with the deposit and can be bet or withdrawn freely.</li>',
  deposit: {
    steps: {
      question: 'How do I deposit?',
      answer: `<ol>
<li>Open Deposit and choose TRC20 or ERC20.</li>
<li>Copy the receiving address or scan its QR code.</li>
<li>Enter the amount.</li>
<li>Send the same amount from your wallet or exchange, on the same network, then tap “I have paid”.</li>
<li>It is credited once the review is done; follow it in the deposit history.</li>
</ol>
<p><strong>In this demo no transfer is needed. Never send real USDT.</strong></p>`,
    },
    limits: {
      question: 'Are there limits and bonuses?',
      answer: `<ul>
<li>One deposit can be {minDeposit}–{maxDeposit} USDT.</li>
{bonusRule}
<li>We charge no deposit fee; the network fee is paid by the sender.</li>
</ul>`,
    },
    arrival: {
      question: 'How long does a deposit take?',
      answer: `<p>Usually about 10 minutes after the network has confirmed it, 10–30 minutes when the network is busy.</p>
<p>If it has not arrived after 30 minutes, please contact customer service with the order number and the transaction hash (TxID).</p>`,
    },
    unpaid: {
      question: 'What if I submit a deposit and do not pay?',
      answer:
        '<p>The order is kept for 24 hours. If it is still unpaid then, it is cancelled; you can deposit again at any time.</p>',
    },
    mistake: {
      question: 'I used the wrong network or amount. What now?',
      answer: `<ul>
<li>Wrong amount: contact customer service; once verified, we credit the amount received.</li>
<li>Wrong network: the funds may be lost; contact customer service as soon as you can.</li>
</ul>`,
    },
    refused: {
      question: 'Why can I not deposit?',
      answer: `<ul>
<li>The amount is not within {minDeposit}–{maxDeposit} USDT.</li>
<li>You have reached the daily deposit limit you set yourself, or you are taking a break.</li>
<li>The account is forbidden to trade: please contact customer service.</li>
</ul>`,
    },
  },
  withdraw: {
    steps: {
      question: 'How do I withdraw?',
      answer: `<ol>
<li>Set a transaction password of {digits} digits under Account security.</li>
<li>Add your TRC20 or ERC20 address to the address book.</li>
<li>Open Withdrawal, choose the address and enter the amount.</li>
<li>Check the fee and what you receive, then submit with your transaction password.</li>
</ol>`,
    },
    fee: {
      question: 'What does a withdrawal cost?',
      answer:
        '<p>The fee is {fee}% of the amount and is deducted from it. For {exampleAmount} USDT the fee is {exampleFee} USDT and you receive {exampleNet} USDT.</p>',
    },
    arrival: {
      question: 'How long does a withdrawal take?',
      answer: `<ul>
<li>Usually about 10 minutes after it is approved.</li>
<li>10–30 minutes when the network is busy.</li>
<li>Every withdrawal is dealt with within 24 hours.</li>
</ul>
<p>If it has not arrived after 30 minutes, please contact customer service with the order number.</p>`,
    },
    option: {
      question: 'Why is there no USDT withdrawal option?',
      answer:
        '<p>For the safety of funds the option appears after at least one deposit or withdrawal has succeeded.</p>',
    },
    address: {
      question: 'Can I change a withdrawal address?',
      answer: `<p>Once confirmed, an address cannot be modified; it can only be made the default or deleted. To use another one, add it to the address book.</p>
<p>Adding an address requires the transaction password.</p>`,
    },
    failed: {
      question: 'My withdrawal failed. Where is the money?',
      answer:
        '<p>The amount is put on hold when you submit. If the review or the payment fails, all of it, fee included, returns to your available balance, and a message tells you.</p>',
    },
  },
  password: {
    forgottenLogin: {
      question: 'I forgot my login password',
      answer:
        '<p>For the safety of your account it can be recovered through customer service only. Have your account name ready so that we can verify it is you.</p>',
    },
    forgottenPay: {
      question: 'I forgot my transaction password',
      answer:
        '<p>Your transaction password can also be reset only through customer service. Once we have verified it is you, we help you set a new one.</p>',
    },
    change: {
      question: 'How do I change a password?',
      answer: `<ol>
<li>Open My, then Account security, and choose the login or the transaction password.</li>
<li>Enter your current password, then the new one twice.</li>
<li>Drag the slider all the way to the right and submit.</li>
</ol>
<p>After a change of the login password your other devices are logged out.</p>`,
    },
    rules: {
      question: 'What makes a valid transaction password?',
      answer: `<ul>
<li>Exactly {digits} digits, entered the same way twice.</li>
<li>It is needed for withdrawals and for adding an address.</li>
<li>Avoid birthdays, sequences and the digits of your login password.</li>
</ul>`,
    },
    locked: {
      question: 'Why is my password locked?',
      answer:
        '<p>After {lockAttempts} wrong attempts within {lockWindow} minutes that password is locked for {lockMinutes} minutes and then unlocks by itself. After {payLockAttempts} wrong transaction passwords in a day, only customer service can unlock it. If it was not you, contact customer service at once.</p>',
    },
    safety: {
      question: 'Will customer service ask for my password?',
      answer:
        '<p>No. Whoever asks for a password, a code or a recovery phrase, or for a transfer to a personal address, is not from us.</p>',
    },
  },
};
