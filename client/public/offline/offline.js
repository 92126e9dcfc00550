// Stands alone: it is shown when nothing of the app can be loaded.

const RETRY_INTERVAL_MS = 3000;

const TEXTS = {
  zh: {
    tag: 'zh-Hans',
    title: '当前没有网络',
    text: '已提交的投注和资金都保存在服务器上，不会丢失。网络恢复后将自动返回。',
    retry: '重试',
  },
  en: {
    tag: 'en',
    title: 'You are offline',
    text: 'Bets you have placed and your money are safe on the server. This page returns by itself once the network is back.',
    retry: 'Try again',
  },
  jp: {
    tag: 'ja',
    title: 'オフラインです',
    text: '受け付け済みのベットと残高はサーバーに保存されています。接続が戻ると自動的に再開します。',
    retry: '再試行',
  },
  kor: {
    tag: 'ko',
    title: '인터넷에 연결되어 있지 않습니다',
    text: '접수된 베팅과 잔액은 서버에 안전하게 보관됩니다. 연결되면 자동으로 돌아갑니다.',
    retry: '다시 시도',
  },
  cht: {
    tag: 'zh-Hant',
    title: '目前沒有網路',
    text: '已送出的投注和資金都保存在伺服器上，不會遺失。網路恢復後將自動返回。',
    retry: '重試',
  },
};

function chosenLanguage() {
  const stored = localStorage.getItem('lang');
  if (stored !== null && stored in TEXTS) return stored;
  return browserLanguage();
}

const BY_TAG = { en: 'en', ja: 'jp', ko: 'kor' };

// Unlike the app, which has a choice of languages a press away, this page is read or not.
function browserLanguage() {
  const tag = navigator.language.toLowerCase();
  if (/^zh\b.*\b(hant|tw|hk|mo)\b/.test(tag)) return 'cht';
  return BY_TAG[tag.split('-')[0]] ?? 'zh';
}

const { tag, title, text, retry } = TEXTS[chosenLanguage()];
document.documentElement.lang = tag;
document.getElementById('title').textContent = title;
document.getElementById('text').textContent = text;
document.getElementById('retry').textContent = retry;
document.getElementById('retry').addEventListener('click', () => location.reload());

// The browser's word that there is a network comes once, and may come before the server can be reached.
async function returnOnceBack() {
  if (!navigator.onLine) return;
  try {
    const { ok } = await fetch('/', { cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // Not yet: asked again soon.
  }
}

addEventListener('online', returnOnceBack);
setInterval(returnOnceBack, RETRY_INTERVAL_MS);
